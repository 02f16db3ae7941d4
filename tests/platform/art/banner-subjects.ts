import { getOwnProperty } from '../../../src/base/own-property';
import { createPalette } from './palette';
import { ball, cutOut, repeat, slope, starPath } from './subjects/fair-paints';
import { SUBJECTS } from './subjects/subjects';

/** Draws the subject of a banner for a merchant, by its code, in a square of 240 units. */
type DrawBannerSubject = (merchant: string) => string;

const INK = '#2a0a3a';
const GOLD = slope('ban-g', '#fff6c0', '#ffc62e', '#b8740a');

const coin = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ban-g)"/>`;
/** The mark of a coin of the night. */
const MOON =
  '<circle cx="120" cy="120" r="35" fill="none" stroke="#b8740a" stroke-width="4"/><path d="M124 97a24 24 0 1 0 20 34a20 20 0 0 1-20-34z" fill="#b8740a"/>';

const mark = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="#b8740a" stroke-width="4"/><path d="${starPath(x, y, radius * 0.5)}" fill="#b8740a"/>`;

/** Colors of an arrow, light to dark: green, or amber in a lounge. */
const arrowPaint = (merchant: string) =>
  merchant === 'KOPI'
    ? slope('ban-a', '#ffe9b8', '#e8a33d', '#8a5316')
    : slope('ban-a', '#b8f59a', '#2fbf5e', '#0e7a48');

/** A coin comes back: an arrow leads around it. For a festive merchant, a red packet with coins. */
const drawRebate: DrawBannerSubject = (merchant) => {
  if (merchant === 'SOL')
    return `<defs>${GOLD}${slope('ban-r', '#ff6a52', '#e0221f', '#93080f')}</defs>${cutOut('ban-s', '#5a0a10', `<path transform="rotate(8 120 116)" d="M74 44H166Q176 44 176 54V182Q176 192 166 192H74Q64 192 64 182V54Q64 44 74 44z" fill="url(#ban-r)"/>${coin(66, 168, 26)}${coin(182, 176, 30)}`)}<g transform="rotate(8 120 116)" stroke="#f7c64a" stroke-width="5" stroke-linejoin="round"><path d="M66 54Q66 46 74 46H166Q174 46 174 54V62Q160 112 120 112T66 62z" fill="#c2141c"/><path d="M68 130V182Q68 190 76 190H164Q172 190 172 182V130" fill="none" stroke-linecap="round"/></g>${coin(122, 112, 27)}${mark(122, 112, 27)}${mark(66, 168, 26)}${mark(182, 176, 30)}`;
  return `<defs>${GOLD}${arrowPaint(merchant)}</defs>${cutOut(
    'ban-s',
    INK,
    `<path fill-rule="evenodd" d="M120 38A82 82 0 1 1 43 92L67 100A57 57 0 1 0 120 63z" fill="url(#ban-a)"/><path d="M124 20V82L82 51z" fill="url(#ban-a)"/>${coin(120, 120, 48)}`,
  )}${merchant === 'KOPI' ? MOON : mark(120, 120, 48)}`;
};

/** Two friends with a cup of victory between them; in a lounge, two cups of coffee. */
const drawFriends: DrawBannerSubject = (merchant) => {
  if (merchant === 'KOPI') {
    const cup = (x: number, turn: number) =>
      `<g transform="translate(${x} 128) rotate(${turn})"><path fill-rule="evenodd" d="M34-16H48A24 24 0 0 1 48 32H30zM38-4V20H46A12 12 0 0 0 46-4z" fill="url(#ban-w)"/><path d="M-42-34H42V10C42 40 20 50 0 50S-42 40-42 10z" fill="url(#ban-w)"/></g>`;
    const coffee = (x: number, turn: number) =>
      `<g transform="translate(${x} 128) rotate(${turn})"><ellipse cy="-33" rx="41" ry="11" fill="#fff6e2"/><ellipse cy="-32" rx="33" ry="7" fill="#6b3a17"/><path d="M-30-14v24q2 16 14 22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/></g>`;
    return `<defs>${slope('ban-w', '#fff3d9', '#eeb35c', '#96581a')}</defs>${cutOut('ban-s', '#1a0d05', `<g transform="translate(240 0) scale(-1 1)">${cup(172, 10)}</g>${cup(172, 10)}`)}${coffee(68, -10)}${coffee(172, 10)}<g fill="none" stroke="#ffe9c4" stroke-width="7" stroke-linecap="round" opacity=".8"><path d="M72 78q-12-14 0-26t0-22M168 78q-12-14 0-26t0-22"/></g>`;
  }
  const person = (x: number, skin: string, hair: string, coat: string) =>
    `<path d="M${x - 44} 204C${x - 44} 158 ${x - 24} 144 ${x} 144S${x + 44} 158 ${x + 44} 204z" fill="${coat}"/><path d="M${x - 36} 100C${x - 40} 52 ${x + 40} 52 ${x + 36} 100V120H${x - 36}z" fill="${hair}"/><circle cx="${x}" cy="108" r="32" fill="${skin}"/><path d="M${x - 33} 100C${x - 30} 68 ${x + 30} 68 ${x + 33} 100C${x + 12} 98 ${x - 10} 92 ${x - 14} 82C${x - 16} 94 ${x - 24} 100 ${x - 33} 100z" fill="${hair}"/>`;
  const face = (x: number) =>
    `<g fill="${INK}"><circle cx="${x - 11}" cy="110" r="4.500"/><circle cx="${x + 11}" cy="110" r="4.500"/></g><path d="M${x - 11} 121h22q-2 12-11 12t-11-12z" fill="#a01c34"/>`;
  const [one, other] = merchant === 'SOL' ? ['#e0221f', '#f2a81e'] : ['#2a8df0', '#f0408a'];
  return `<defs>${GOLD}</defs>${cutOut('ban-s', INK, `${person(72, '#ffd9ad', '#4a2510', one)}${person(168, '#d9955e', '#1f1420', other)}<path d="M92 140H148V154H166C166 176 152 182 140 182C136 188 130 190 128 192V200H142V208H98V200H112V192C110 190 104 188 100 182C88 182 74 176 74 154H92z" fill="url(#ban-g)"/>`)}${face(72)}${face(168)}<path d="${starPath(120, 162, 15)}" fill="#fff8dc"/>`;
};

/** Games of the banner of a draw. */
const DRAWN_GAMES: Readonly<Record<string, string>> = {
  FAIR: 'FERRIS_FIVE',
  KOPI: 'XO_SO_MIEN_BAC',
  SOL: 'LANTERN_KENO',
};

/** The subject of the game, or drawn balls. */
const drawDraw: DrawBannerSubject = (merchant) => {
  const subject = getOwnProperty(SUBJECTS, getOwnProperty(DRAWN_GAMES, merchant) ?? '');
  if (subject) return subject(createPalette(1)).front;
  const balls = [
    [76, 158, 42, 'ban-1'],
    [164, 158, 42, 'ban-2'],
    [120, 84, 42, 'ban-3'],
  ] as const;
  return `<defs>${ball('ban-1', '#ff9a8f', '#e0263f', '#7a0832')}${ball('ban-2', '#9adcff', '#2272e0', '#152a80')}${ball('ban-3', '#fff3b0', '#f2b01e', '#a8640a')}</defs>${cutOut('ban-s', INK, balls.map(([x, y, radius, paint]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${paint})"/>`).join(''))}${balls.map(([x, y]) => `<circle cx="${x + 2}" cy="${y + 2}" r="20" fill="#fff"/><path d="${starPath(x + 2, y + 2, 13)}" fill="${INK}"/>`).join('')}`;
};

/** A telephone whose screen has a bookmark. */
const drawAddress: DrawBannerSubject = () =>
  `<defs>${GOLD}${slope('ban-p', '#6a5a8c', '#33254f', '#1a1030')}${slope('ban-b', '#eaf7ff', '#a9d8ff', '#6aa6f0')}</defs>${cutOut('ban-s', INK, '<path d="M84 34H156Q170 34 170 48V192Q170 206 156 206H84Q70 206 70 192V48Q70 34 84 34z" fill="url(#ban-p)"/>')}<rect x="80" y="50" width="80" height="136" rx="6" fill="url(#ban-b)"/><rect x="88" y="58" width="64" height="16" rx="8" fill="#fff"/><circle cx="97" cy="66" r="4" fill="#2fbf5e"/><circle cx="120" cy="196" r="5" fill="#b8a9d6"/>${cutOut('ban-m', INK, '<path d="M94 84H146V172L120 150L94 172z" fill="url(#ban-g)"/>', 8)}<path d="${starPath(120, 116, 20)}" fill="#fffbe6" stroke="#b8740a" stroke-width="3"/>`;

/** A framed picture with an arrow that saves it. */
const drawSavedPicture: DrawBannerSubject = (merchant) =>
  `<defs>${GOLD}${slope('ban-b', '#d6f3ff', '#7cc4f5', '#3f86e0')}${arrowPaint(merchant)}</defs>${cutOut('ban-s', INK, '<path d="M48 48H192Q200 48 200 56V164Q200 172 192 172H48Q40 172 40 164V56Q40 48 48 48z" fill="url(#ban-g)"/>')}<rect x="54" y="62" width="132" height="96" rx="4" fill="url(#ban-b)"/><circle cx="150" cy="88" r="15" fill="#fff3a8"/><path d="M54 146L92 96L122 136L140 116L186 152V154Q186 158 182 158H58Q54 158 54 154z" fill="#2a9d74"/>${cutOut('ban-m', INK, '<path d="M104 120H136V164H160L120 206L80 164H104z" fill="url(#ban-a)"/>', 8)}<path d="M112 128V168" stroke="#dcffc9" stroke-width="5" stroke-linecap="round"/>`;

/** A present with a bow, for a promotion that the console adds. */
const drawPresent: DrawBannerSubject = () =>
  `<defs>${GOLD}${slope('ban-r', '#ff8a7a', '#e8284a', '#940a3a')}</defs>${cutOut('ban-s', INK, '<path d="M120 80C96 84 66 74 72 52C80 32 112 48 120 80C128 48 160 32 168 52C174 74 144 84 120 80z" fill="url(#ban-g)"/><path d="M50 112H190V200Q190 206 184 206H56Q50 206 50 200z" fill="url(#ban-r)"/><path d="M40 80H200V116H40z" fill="url(#ban-r)"/>')}<path d="M106 80H134V206H106z" fill="url(#ban-g)"/><path d="M40 108H200V116H40z" fill="#5a0428" opacity=".4"/><path d="M58 88H96M58 128V180" stroke="#ffc2c9" stroke-width="5" stroke-linecap="round"/>${repeat(2, (at) => `<path d="${starPath(at ? 196 : 44, at ? 52 : 60, 12, 4, 0.3)}" fill="#fffbe0"/>`)}`;

const BANNER_SUBJECTS: Readonly<Record<string, DrawBannerSubject>> = {
  'banner-1': drawRebate,
  'banner-2': drawFriends,
  'banner-3': drawDraw,
  m_popup1: drawAddress,
  m_popup2: drawSavedPicture,
  'promotion-1': drawRebate,
  'promotion-2': drawFriends,
};

/** Draws what a banner is about, in a square of 240 units, by the name of the banner's file. */
export const drawBannerSubject = (name: string, merchant: string): string =>
  (getOwnProperty(BANNER_SUBJECTS, name) ?? drawPresent)(merchant);
