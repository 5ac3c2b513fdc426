/** Small signs, all drawn here: 20 × 20, one stroke, in the colour of the text around them. */
import type { ComponentChildren } from 'preact';

interface IconProps {
  readonly size?: number;
}

export const drawn =
  (content: ComponentChildren) =>
  ({ size = 20 }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {content}
    </svg>
  );

export const MoonIcon = drawn(<path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />);
export const SunIcon = drawn(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1" />
  </>,
);
export const MenuIcon = drawn(<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />);
export const CloseIcon = drawn(<path d="M5 5l10 10M15 5L5 15" />);
export const UndoIcon = drawn(<path d="M7.5 4 3.8 7.7l3.7 3.7M4 7.7h7.6a4.4 4.4 0 0 1 0 8.8H9" />);
export const RedoIcon = drawn(<path d="M12.5 4 16.2 7.7l-3.7 3.7M16 7.7H8.4a4.4 4.4 0 0 0 0 8.8H11" />);
export const TurnIcon = drawn(<path d="M15.6 8A6 6 0 1 0 16 10.6M15.9 3.6V8h-4.4" />);
export const PlusIcon = drawn(<path d="M10 4.5v11M4.5 10h11" />);
export const MinusIcon = drawn(<path d="M4.5 10h11" />);
export const FitIcon = drawn(<path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />);
export const CopyIcon = drawn(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.6" />
    <path d="M13 7V5.1A1.6 1.6 0 0 0 11.4 3.5H5.1A1.6 1.6 0 0 0 3.5 5.1v6.3A1.6 1.6 0 0 0 5.1 13H7" />
  </>,
);
export const CheckIcon = drawn(<path d="M4 10.6 8.2 15 16 5.6" />);
export const DownloadIcon = drawn(<path d="M10 3.5v9M6.2 9 10 12.8 13.8 9M3.8 16.4h12.4" />);
export const OpenIcon = drawn(<path d="M10 12.8v-9M6.2 7.2 10 3.5l3.8 3.7M3.8 16.4h12.4" />);
export const EyeIcon = drawn(
  <>
    <path d="M1.8 10S4.6 4.8 10 4.8 18.2 10 18.2 10 15.4 15.2 10 15.2 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.3" />
  </>,
);
export const LinkIcon = drawn(
  <path d="M8.6 11.4a3.2 3.2 0 0 0 4.5 0l2.5-2.5a3.2 3.2 0 0 0-4.5-4.5L9.8 5.7M11.4 8.6a3.2 3.2 0 0 0-4.5 0l-2.5 2.5a3.2 3.2 0 0 0 4.5 4.5l1.3-1.3" />,
);
export const AlertIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 6v4.6M10 13.6v.1" />
  </>,
);
export const OfflineIcon = drawn(
  <path d="M2.6 7.6a11 11 0 0 1 14.8 0M5.4 10.8a7 7 0 0 1 9.2 0M10 15v.1M3.4 3.4l13.2 13.2" />,
);
export const PreviousIcon = drawn(<path d="M12.5 4.5 7 10l5.5 5.5" />);
export const NextIcon = drawn(<path d="M7.5 4.5 13 10l-5.5 5.5" />);
export const BellIcon = drawn(
  <path d="M4.5 14.5h11c-1.2-1.3-1.6-2.6-1.6-5.3a3.9 3.9 0 0 0-7.8 0c0 2.7-.4 4-1.6 5.3ZM8.4 16.6a1.8 1.8 0 0 0 3.2 0" />,
);
export const PlayersIcon = drawn(
  <>
    <circle cx="7" cy="7" r="2.6" />
    <path d="M2.5 16c.4-3 2.2-4.6 4.5-4.6s4.1 1.6 4.5 4.6M12.6 4.6a2.6 2.6 0 0 1 0 4.8M13.6 11.7c2.1.3 3.5 1.8 3.9 4.3" />
  </>,
);
export const DoorIcon = drawn(<path d="M8 3.5h7v13H8M3.5 10h8M8.5 7l3 3-3 3" />);
export const PauseIcon = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
    <rect x="5.6" y="5" width="3" height="10" rx="0.6" />
    <rect x="11.4" y="5" width="3" height="10" rx="0.6" />
  </svg>
);
export const PlayIcon = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
    <path d="M6.5 4.6v10.8l9-5.4Z" />
  </svg>
);
export const InfoIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9v4.6M10 6.2v.1" />
  </>,
);
export const HelpIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M7.9 8.1a2.1 2.1 0 1 1 3.1 1.9c-.7.4-1 .8-1 1.6M10 13.9v.1" />
  </>,
);
/** Signs with lines of words beside them. */
export const LegendIcon = drawn(
  <>
    <circle cx="5" cy="5.5" r="1.8" />
    <path d="M3.4 9h3.2v3H3.4zM3.2 15.5h3.6M10 5.5h7M10 10.5h7M10 15.5h7" />
  </>,
);
