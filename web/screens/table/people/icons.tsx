/** Signs of this part of the page, drawn like those of every page. */
import { drawn } from '../../../parts/icons.tsx';

export const EnvelopeIcon = drawn(
  <>
    <rect x="2.8" y="4.6" width="14.4" height="10.8" rx="1.4" />
    <path d="M3.2 5.6 10 11l6.8-5.4" />
  </>,
);
export const NoteIcon = drawn(<path d="M4 3.5h12v8.6L11.6 16.5H4ZM16 12h-4.4v4.5" />);
export const ChatIcon = drawn(<path d="M3 4.5h14v8.8H9.4L5.6 16.4v-3.1H3Z" />);
export const ClockIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 5.8V10l2.8 2" />
  </>,
);
export const HandsIcon = drawn(<path d="M3 8.2 6.4 5l3.2 1.2L13.4 5 17 8.2l-5.4 5.6-1.8-1.2-1.6 1.2Z" />);
export const OrdersIcon = drawn(<path d="M5 3.5h10v13H5ZM7.5 7h5M7.5 10h5M7.5 13h3" />);
export const HostIcon = drawn(
  <>
    <circle cx="10" cy="6.6" r="3" />
    <path d="M4 16.5c.6-3.4 2.9-5 6-5s5.4 1.6 6 5" />
  </>,
);
export const FlagIcon = drawn(<path d="M5 17V3.5h9.5L12.6 7l1.9 3.5H5" />);
export const ListIcon = drawn(<path d="M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1M7 5.5h9.5M7 10h9.5M7 14.5h9.5" />);
