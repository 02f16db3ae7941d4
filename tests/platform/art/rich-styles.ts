import { computePseudoRandomNumber, type Palette } from './palette';
import { type DrawPicture, drawEmblem, listIndices, type PictureInput } from './picture-styles';

/** Gradient stops of a metal, from light to dark. */
type Metal = readonly [string, string, string];
const GOLD_COLOR_STOPS: Metal = ['#fff3c0', '#f2b632', '#8f5a0c'];
const METALS: readonly Metal[] = [
  ['#fff3d9', '#eeb35c', '#a3651f'],
  ['#effaf7', '#93d0c4', '#35786e'],
  ['#ffebee', '#e39aa6', '#964253'],
  ['#f6f3ff', '#bcaff0', '#6556a6'],
];

const gradient = (id: string, [light, middle, dark]: Metal, box = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${box}><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/**
 * Returns the SVG of an emblem's gradient, with the id `p`. Its coordinates are in user space (24 units), because a
 * line without height has no bounding box for a gradient.
 */
const createEmblemGradient = (metal: Metal) =>
  gradient('p', metal, 'gradientUnits="userSpaceOnUse" x2="0" y1="2" y2="22"');

interface Relief {
  /** Paint of the emblem, such as a gradient. */
  readonly paint: string;
  /** Color of the rim around the emblem. */
  readonly rim: string;
  readonly size?: number;
  readonly y?: number;
}

/** Returns the SVG of the emblem with a shadow, an outline, its fill and a highlight on the upper edge. */
function drawEmblemRelief(
  picture: Pick<PictureInput, 'emblem' | 'isFilled'>,
  { paint, rim, size = 124, y = 116 }: Relief,
): string {
  const scale = size / 24;
  const at = (dx: number, dy: number) => `translate(${120 - size / 2 + dx} ${y - size / 2 + dy}) scale(${scale})`;
  const outline = (color: string, width: number, more = '') =>
    `fill="${picture.isFilled ? color : 'none'}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}`;
  const { emblem } = picture;
  const width = picture.isFilled ? 1.8 : 4.4;
  return (
    `<g transform="${at(0, 9)}" ${outline('#000', width, ' opacity=".32"')}>${emblem}</g>` +
    `<g transform="${at(0, 0)}" ${outline(rim, width)}>${emblem}</g>` +
    drawEmblem(picture, paint, { size, y, width: 2.5 }) +
    (picture.isFilled
      ? `<g transform="${at(0, 0)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".5">${emblem}</g>`
      : `<g transform="${at(-1.5, -2)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".55" stroke-linecap="round" stroke-linejoin="round">${emblem}</g>`)
  );
}

/** Returns the SVG of stars with four points, at positions that depend on the seed. */
function sparkles(seed: number, count: number, color: string): string {
  const stars = listIndices(count).map((at) => {
    const r = 4 + computePseudoRandomNumber(seed, at + 40) * 7;
    const [x, y] = [
      14 + computePseudoRandomNumber(seed, at) * 212,
      12 + computePseudoRandomNumber(seed, at + 20) * 150,
    ];
    return `<path d="M${x.toFixed(0)} ${(y - r).toFixed(0)}q1 ${(r - 1).toFixed(0)} ${r.toFixed(0)} ${r.toFixed(0)}q-${(r - 1).toFixed(0)} 1-${r.toFixed(0)} ${r.toFixed(0)}q-1-${(r - 1).toFixed(0)}-${r.toFixed(0)}-${r.toFixed(0)}q${(r - 1).toFixed(0)}-1 ${r.toFixed(0)}-${r.toFixed(0)}z"/>`;
  });
  return `<g fill="${color}">${stars.join('')}</g>`;
}

const glow = (id: string, inner: string, outer: string, y = 0.46) =>
  `<radialGradient id="${id}" cx=".5" cy="${y}" r=".72"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;

const rays = (count: number, color: string, opacity: number) =>
  `<g fill="${color}" opacity="${opacity}">${listIndices(count)
    .map((at) => `<path d="M120 116L106 -120h28z" transform="rotate(${(at * 360) / count} 120 116)"/>`)
    .join('')}</g>`;

/** The emblem in candy colours in front of a burst of light. */
export const drawCandyPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  return (
    `<defs>${glow('g', palette.bright, palette.mid)}${createEmblemGradient(['#fff', palette.light, palette.accent])}</defs>` +
    `<rect width="240" height="240" fill="url(#g)"/>${rays(14, '#fff', 0.16)}<circle cx="120" cy="116" r="84" fill="#fff" opacity=".14"/>` +
    `${drawEmblemRelief(picture, { paint: 'url(#p)', rim: palette.deep, size: 132 })}${sparkles(seed, 7, '#fff')}`
  );
};

/** A landscape at dusk: sun, two ranges of hills, and their light on the water. */
export const drawDuskPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const hill = (at: number, y: number, color: string) => {
    const [a, b] = [computePseudoRandomNumber(seed, at) * 50, computePseudoRandomNumber(seed, at + 3) * 50];
    return `<path d="M0 ${y}L${40 + a} ${y - 46 + b / 2} ${96 + b / 2} ${y - 8} ${150 + a / 2} ${y - 58 + a / 2} 240 ${y - 6}V240H0z" fill="${color}"/>`;
  };
  const water = listIndices(5).map(
    (at) => `<path d="M${96 - at * 13} ${200 + at * 9}h${48 + at * 26}" opacity="${0.55 - at * 0.08}"/>`,
  );
  return (
    `<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${palette.deep}"/><stop offset=".5" stop-color="${palette.bright}"/><stop offset=".8" stop-color="${palette.light}"/></linearGradient>${createEmblemGradient(GOLD_COLOR_STOPS)}</defs>` +
    `<rect width="240" height="240" fill="url(#g)"/><circle cx="120" cy="112" r="76" fill="${palette.light}" opacity=".5"/><circle cx="120" cy="112" r="60" fill="${palette.light}" opacity=".6"/>` +
    `${hill(1, 176, palette.mid)}${hill(2, 200, palette.deep)}<path d="M0 194h240v46H0z" fill="${palette.deep}"/><g stroke="${palette.light}" stroke-width="3" stroke-linecap="round">${water.join('')}</g>` +
    drawEmblemRelief(picture, { paint: 'url(#p)', rim: palette.deep, size: 116, y: 110 })
  );
};

/** A gold coin on velvet. */
export const drawMedallionPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const notches = listIndices(36).map((at) => `<path d="M120 26v9" transform="rotate(${at * 10} 120 116)"/>`);
  return (
    `<defs>${glow('g', palette.mid, palette.deep)}${createEmblemGradient(GOLD_COLOR_STOPS)}${gradient('m', GOLD_COLOR_STOPS)}${gradient('n', [GOLD_COLOR_STOPS[2], GOLD_COLOR_STOPS[1], GOLD_COLOR_STOPS[0]])}</defs>` +
    `<rect width="240" height="240" fill="url(#g)"/>${rays(10, palette.bright, 0.2)}<ellipse cx="120" cy="214" rx="72" ry="9" opacity=".35"/>` +
    `<circle cx="120" cy="116" r="92" fill="url(#m)"/><g stroke="#8f5a0c" stroke-width="3">${notches.join('')}</g><circle cx="120" cy="116" r="78" fill="url(#n)"/><circle cx="120" cy="116" r="72" fill="${palette.deep}"/><circle cx="120" cy="116" r="72" fill="url(#m)" opacity=".16"/>` +
    `${drawEmblem(picture, '#000', { size: 96, y: 119, width: 2.6 })}${drawEmblem(picture, 'url(#p)', { size: 96, width: 2.4 })}${sparkles(seed, 5, '#fff3c0')}`
  );
};

/** The emblem in metal under a lamp, reflected by a dark table. */
export const drawLamplightPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const metal = METALS[seed % METALS.length] ?? GOLD_COLOR_STOPS;
  return (
    `<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${palette.deep}"/><stop offset=".66" stop-color="#0c0908"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${metal[0]}" stop-opacity=".5"/><stop offset="1" stop-color="${metal[1]}" stop-opacity="0"/></linearGradient>${createEmblemGradient(metal)}</defs>` +
    `<rect width="240" height="240" fill="url(#g)"/><path d="M96 0h48l76 190H20z" fill="url(#b)"/><path d="M88 0h64l-10 16h-44z" fill="${metal[2]}"/><ellipse cx="120" cy="192" rx="104" ry="20" fill="${palette.mid}" opacity=".55"/><ellipse cx="120" cy="190" rx="66" ry="11" fill="${metal[1]}" opacity=".4"/>` +
    `<g transform="matrix(1 0 0 -.32 0 232)" opacity=".28">${drawEmblem(picture, metal[1], { size: 112, width: 2.2 })}</g>${drawEmblemRelief(picture, { paint: 'url(#p)', rim: '#0c0908', size: 112, y: 114 })}`
  );
};

/** Red lacquer with gold clouds and a moon gate. */
export const drawLacquerPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const cloud = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 40a22 22 0 0 1 30-28 28 28 0 0 1 52 2 20 20 0 0 1 26 26z"/></g>`;
  const scales = listIndices(40).map((at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)];
    return `<path d="M${column * 34 + (row % 2) * 17 - 34} ${row * 17 + 4}a17 17 0 0 1 34 0M${column * 34 + (row % 2) * 17 - 27} ${row * 17 + 4}a10 10 0 0 1 20 0"/>`;
  });
  return (
    `<defs>${glow('g', palette.bright, palette.mid)}${createEmblemGradient(GOLD_COLOR_STOPS)}${gradient('m', GOLD_COLOR_STOPS)}</defs><rect width="240" height="240" fill="url(#g)"/><g fill="none" stroke="#f2c14e" stroke-width="1.5" opacity=".4">${scales.join('')}</g>` +
    `<circle cx="120" cy="116" r="82" fill="${palette.deep}"/><circle cx="120" cy="116" r="82" fill="none" stroke="url(#m)" stroke-width="6"/><circle cx="120" cy="116" r="72" fill="none" stroke="#f2c14e" stroke-width="1.5" opacity=".7"/>` +
    `${drawEmblemRelief(picture, { paint: 'url(#p)', rim: palette.deep, size: 104 })}<g fill="#f7d98a">${cloud(-20 + computePseudoRandomNumber(seed, 1) * 20, 182, 1)}${cloud(150, 190, 0.9)}</g><g fill="#fff3d6">${cloud(70 + computePseudoRandomNumber(seed, 2) * 30, 204, 0.8)}</g>`
  );
};

/** Returns a palette with darker and less saturated colours, for the pictures of a lounge at night. */
export function createNightPalette(seed: number): Palette {
  const hue = Math.round((seed * 137.508) % 360);
  const other = (hue + 28) % 360;
  return {
    deep: `hsl(${hue} 46% 12%)`,
    mid: `hsl(${hue} 44% 26%)`,
    bright: `hsl(${other} 58% 48%)`,
    accent: `hsl(${(hue + 40) % 360} 70% 58%)`,
    light: `hsl(${other} 62% 82%)`,
  };
}

/** Hues of a festival: reds, gold, jade and a deep blue. */
const FESTIVE_HUES = [2, 22, 350, 164, 38, 338, 212, 12];

/** Returns a palette in the colours of a festival; the palettes of consecutive seeds differ. */
export function createFestivePalette(seed: number): Palette {
  const hue = FESTIVE_HUES[seed % FESTIVE_HUES.length] ?? 0;
  return {
    deep: `hsl(${hue} 76% 17%)`,
    mid: `hsl(${hue} 72% 34%)`,
    bright: `hsl(${hue + 6} 80% 50%)`,
    accent: 'hsl(42 92% 58%)',
    light: `hsl(${hue + 30} 90% 90%)`,
  };
}
