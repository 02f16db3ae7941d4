const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  check: 'M5 12.500l5 5L19 7',
  down: 'M6 9l6 6 6-6',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  games:
    'M5 8h14a3 3 0 013 3v3a4 4 0 01-7 2.5H9A4 4 0 012 14v-3a3 3 0 013-3zM7 10.5v4M5 12.5h4M16.5 11.5v.01M18.5 13.5v.01',
  wallet: 'M4 7a2 2 0 012-2h11v3M4 7v10a2 2 0 002 2h14V8H6a2 2 0 01-2-1zM16 13.5v.01',
  gift: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9s-1-5-4-5-2 5 4 5zM12 9s1-5 4-5 2 5-4 5z',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeOff:
    'M3 3l18 18M10 5.2A10 10 0 0112 5c6 0 10 7 10 7a18 18 0 01-3 3.7M6.500 6.800A17 17 0 002 12s4 7 10 7a10 10 0 004-.9',
  chat: 'M4 5h16v11H9l-5 4z',
  headset: 'M5 14v-2a7 7 0 0114 0v2M5 14h3v5H5zM16 14h3v5h-3zM18 19c0 2-2 2-5 2',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  megaphone: 'M4 10v4h3l8 4V6l-8 4zM18 9a4 4 0 010 6',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  lottery: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8a4 4 0 100 8 4 4 0 000-8zM12 10.5v3',
  slots: 'M5 4h14v16H5zM9 9h6l-3 7M5 6.500h14',
  live: 'M4 18v-2l4-9 4 6 4-6 4 9v2zM8 21h8',
  sports:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8l4 3-1.500 4.500h-5L8 11zM12 3v5M21 11l-5 0M17.500 19l-3-3.500M6.500 19l3-3.500M3 11h5',
  fishing: 'M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM8 11v.01',
  cards: 'M8 4h11v15H8zM5 7v14h10M13.500 8l2.500 3.500-2.500 3.500-2.500-3.500z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  bank: 'M4 10l8-6 8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16',
  refresh: 'M20 12a8 8 0 11-2.500-5.800M20 4v5h-5',
  offline: 'M3 3l18 18M5 12a10 10 0 014-2.500M19 12a10 10 0 00-5-2.800M8.500 15.500a5 5 0 017 0M12 19v.01',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Points along the text: mirrored in right-to-left languages. */
  readonly directional?: boolean;
}

/** A line icon in the colour of its text; decoration, its control carries the name. */
export function Icon({ name, size = 24, directional = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directional={directional || undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
