/** Signs of the replay: a stop is a ring, as on the line. */
import { drawn } from '../../../parts/icons.tsx';

export const FirstIcon = drawn(<path d="M5 4.5v11M15 4.5 8.5 10l6.5 5.5" />);
export const RoundBackIcon = drawn(
  <>
    <circle cx="5" cy="10" r="2.6" />
    <path d="M16.5 5 11 10l5.5 5" />
  </>,
);
export const RoundOnIcon = drawn(
  <>
    <circle cx="15" cy="10" r="2.6" />
    <path d="M3.5 5 9 10l-5.5 5" />
  </>,
);
export const TurnBackIcon = drawn(<path d="M10 5 4.5 10l5.5 5M16.5 5 11 10l5.5 5" />);
export const TurnOnIcon = drawn(<path d="M10 5l5.5 5-5.5 5M3.5 5 9 10l-5.5 5" />);
export const BranchIcon = drawn(
  <path d="M4 15.5h12.5M4 15.5c5 0 5-9.5 10.5-9.5M12 3.2 14.8 6 12 8.8M14 13l2.5 2.5L14 18" />,
);
export const RoundIcon = drawn(
  <>
    <path d="M2.5 10h15" />
    <circle cx="6" cy="10" r="2" />
    <circle cx="14" cy="10" r="2" />
  </>,
);
export const PictureIcon = drawn(
  <>
    <rect x="3" y="4" width="14" height="12" rx="1.4" />
    <path d="M3 13l4-3.6 3.4 3 2.6-2.2 4 3.4" />
  </>,
);
export const PinIcon = drawn(
  <>
    <circle cx="10" cy="8" r="4.4" />
    <path d="M10 12.4V17.5" />
  </>,
);
export const ReplayIcon = drawn(<path d="M4.4 8A6 6 0 1 1 4 10.6M4.1 3.6V8h4.4M10 7v3.2l2.4 1.6" />);
export const NewTableIcon = drawn(
  <>
    <rect x="3.5" y="3.5" width="13" height="13" rx="1.6" />
    <path d="M10 7v6M7 10h6" />
  </>,
);
