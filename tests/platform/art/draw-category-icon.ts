import { getOwnProperty } from '../../../src/base/own-property';

const GOLD = '#f9d070';
const CREAM = '#fff4d8';
const RED = '#b3161a';
const BRONZE = '#a86412';

/** Grounds of the icons, light to dark. */
const CINNABAR = ['#e0412f', '#97101c'];
const AMBER = ['#ffd779', '#e09a2b'];
const JADE = ['#2ba37d', '#0b5e4a'];

const FIVE_POINTS = 'l2.200 4.700 5.100.6-3.800 3.500 1 5-4.500-2.500-4.500 2.500 1-5-3.800-3.500 5.100-.6z';
const star = (x: number, y: number, fill: string) => `<path d="M${x} ${y}${FIVE_POINTS}" fill="${fill}"/>`;
const numberBall = (x: number, y: number, radius: number, fill: string, number: string, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="${CREAM}"/><text x="${x}" y="${y + radius * 0.36}" font-family="sans-serif" font-size="${radius}" font-weight="800" text-anchor="middle" fill="${ink}">${number}</text>`;

/** What a category is about, on its ground (48 × 48), in the manner of cut paper. */
const ICONS: Readonly<Record<string, readonly [ground: readonly string[], subject: string]>> = {
  LOTT: [
    CINNABAR,
    `<g transform="rotate(-14 24 24)"><path d="M7 15h34v5.500a3.500 3.500 0 0 0 0 7V33H7v-5.500a3.500 3.500 0 0 0 0-7z" fill="${GOLD}"/><path d="M31 17v14" stroke="${RED}" stroke-width="2" stroke-dasharray="2 2.500"/>${star(19, 17.5, RED)}</g>`,
  ],
  VIETNAM_LOTTO: [
    CINNABAR,
    `<circle cx="24" cy="31" r="11" fill="${CREAM}"/>${star(24, 26.5, RED)}<path d="M24 6 45 24Q24 32 3 24z" fill="${GOLD}"/><path d="M24 7 12 26M24 7 36 26M24 7v21" fill="none" stroke="${BRONZE}" stroke-width="1.400"/>`,
  ],
  ELOTT: [
    CINNABAR,
    `<path d="M28 4 10 27h11l-4 17 21-25H26z" fill="${GOLD}"/><path d="M28 4 10 27h11" fill="none" stroke="${CREAM}" stroke-width="1.600" stroke-linejoin="round"/><g fill="${CREAM}"><circle cx="38" cy="11" r="2.200"/><circle cx="9" cy="14" r="1.800"/><circle cx="39" cy="36" r="1.800"/></g>`,
  ],
  ELOTTO: [
    CINNABAR,
    numberBall(15, 30, 10.5, GOLD, '8', BRONZE) +
      numberBall(34, 31, 9.5, '#3fb38c', '3', '#0b5e4a') +
      numberBall(25, 15, 10, '#ff8a5c', '6', RED),
  ],
  SEA_LOTT: [
    CINNABAR,
    `<g fill="${GOLD}"><path d="M24 3l2.500 6L24 11l-2.500-2z"/><path d="M24 11c2 6 6 8 11 9H13c5-1 9-3 11-9z"/><path d="M15 21h18c1 4 5 6 8 7H7c3-1 7-3 8-7z"/><path d="M10 30h28v12H10z"/></g><path d="M20 42V35a4 4 0 0 1 8 0v7zM13 33h3v9h-3zM32 33h3v9h-3z" fill="${RED}"/>`,
  ],
  SLOT: [
    AMBER,
    `<rect x="6" y="9" width="31" height="32" rx="5" fill="${RED}"/><rect x="9" y="16" width="25" height="14" rx="2" fill="${CREAM}"/><path d="M17.300 16v14M25.700 16v14" stroke="${BRONZE}"/><text x="21.500" y="27.500" font-family="sans-serif" font-size="12.500" font-weight="800" letter-spacing="1.600" text-anchor="middle" fill="${RED}">777</text><path d="M13 35h17" stroke="${GOLD}" stroke-width="3" stroke-linecap="round"/><path d="M37 27h4V13" fill="none" stroke="${RED}" stroke-width="3"/><circle cx="41" cy="11" r="4" fill="#ff5a3c"/>`,
  ],
  LIVE: [
    AMBER,
    `<path d="M13 26C9 8 39 8 35 26z" fill="#4a1a12"/><circle cx="24" cy="9" r="4.500" fill="#4a1a12"/><path d="M8 44C8 34 15 31 24 31s16 3 16 13z" fill="${RED}"/><path d="M20 28h8v5l-4 4-4-4z" fill="#f2b98c"/><ellipse cx="24" cy="22" rx="8" ry="9" fill="#ffd9b0"/><path d="M15.500 21c1-7 5-8 9-8s7 3 8 8c-5-1-8-3-9-6-1 3-4 5-8 6z" fill="#4a1a12"/><g fill="#4a1a12"><circle cx="20.800" cy="23" r="1.100"/><circle cx="27.200" cy="23" r="1.100"/></g><path d="M21.500 27q2.500 2 5 0" fill="none" stroke="${RED}" stroke-width="1.300" stroke-linecap="round"/><path d="M24 37l3 3-3 3-3-3z" fill="${GOLD}"/>`,
  ],
  SPORT: [
    JADE,
    `<circle cx="24" cy="24" r="17" fill="${CREAM}"/><path d="M24 16l7 5-2.700 8.500h-8.600L17 21z" fill="#4a1a12"/><path d="M24 16V7M31 21l9-3M28.300 29.500l5.500 8M19.700 29.500l-5.500 8M17 21l-9-3" stroke="#4a1a12" stroke-width="2"/>`,
  ],
  FISH: [
    JADE,
    `<path d="M5 24C12 11 27 10 34 23l9-8c-1 6-1 11 1 18l-10-7C27 38 12 37 5 24z" fill="#ff7a3c"/><path d="M17 14.500c3-5 9-5 12-3l-3 5zM18 33.500c2 5 7 5 10 3l-2-5z" fill="${GOLD}"/><path d="M17 15q7 9 0 18" fill="none" stroke="${CREAM}" stroke-width="2.400" stroke-linecap="round"/><path d="M24 18q4 6 0 12M29 20q3 4 0 8" fill="none" stroke="${CREAM}" stroke-width="1.600" stroke-linecap="round"/><circle cx="11.500" cy="22" r="2.200" fill="#4a1a12"/>`,
  ],
  PVP: [
    JADE,
    `<rect x="11" y="9" width="28" height="34" rx="4" fill="#0a4a3a"/><rect x="9" y="5" width="28" height="34" rx="4" fill="${CREAM}"/><path d="M15 16h16v10H15zM23 10v24" fill="none" stroke="${RED}" stroke-width="3.400"/>`,
  ],
};

/** Categories of which a merchant with a board of categories has pictures of its own, by merchant code. */
export const PICTURED_CATEGORIES: Readonly<Record<string, readonly string[]>> = { SOL: Object.keys(ICONS) };

/** Draws the picture of a category for a merchant (48 × 48); undefined if there is none. */
export function drawCategoryIcon(merchant: string, category: string): string | undefined {
  const [[light, dark] = [], subject = ''] = getOwnProperty(ICONS, category) ?? [];
  if (subject === '' || !getOwnProperty(PICTURED_CATEGORIES, merchant)?.includes(category)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="48" height="48" fill="url(#g)"/><rect x="1.500" y="1.500" width="45" height="45" rx="10" fill="none" stroke="${GOLD}" stroke-opacity=".55"/>${subject}</svg>`;
}
