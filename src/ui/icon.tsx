const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
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
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  megaphone: 'M4 10v4h3l8 4V6l-8 4zM18 9a4 4 0 010 6',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
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
