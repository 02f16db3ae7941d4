import { listIndices } from '../picture-styles';

/** Colours of a material from its light to its shade. */
export type Tones = readonly string[];

export const GOLD: Tones = ['#fff6c9', '#ffd04a', '#e0890f', '#8a4706'];
export const LACQUER: Tones = ['#ff9a76', '#f2382a', '#c9141c', '#7d0712'];
export const JADE: Tones = ['#c9ffe0', '#3fd48d', '#0f9a5f', '#04543a'];
export const IVORY: Tones = ['#ffffff', '#fff6e2', '#ecd3ac', '#b98d5f'];
/** Colour of the contours: darker than every ground in the light of a festival. */
export const INK = '#2b0508';

const stops = (tones: Tones) =>
  tones.map((color, at) => `<stop offset="${(at / (tones.length - 1)).toFixed(2)}" stop-color="${color}"/>`).join('');

/** Returns the SVG of a gradient from the upper left, from where the light of all subjects comes. */
export const linear = (id: string, tones: Tones, box = 'x1=".15" x2=".75" y2="1"') =>
  `<linearGradient id="${id}" ${box}>${stops(tones)}</linearGradient>`;

export const radial = (id: string, tones: Tones, box = 'cx=".36" cy=".28" r=".8"') =>
  `<radialGradient id="${id}" ${box}>${stops(tones)}</radialGradient>`;

/** Returns the SVG of a ground that is light in the middle and extends beyond every crop. */
export const ground = (id: string, tones: Tones, y = 112) =>
  `<defs>${radial(id, tones, `gradientUnits="userSpaceOnUse" cx="120" cy="${y}" r="170"`)}</defs><path fill="url(#${id})" d="M-200-160h640v560h-640z"/>`;

/** Returns the SVG of beams of light around a point. */
export const beams = (count: number, color: string, opacity: number, y = 116) =>
  `<g fill="${color}" opacity="${opacity}">${listIndices(count)
    .map((at) => `<path d="M120 ${y}L98-190h44z" transform="rotate(${(at * 360) / count} 120 ${y})"/>`)
    .join('')}</g>`;

/** Returns the SVG of a form with a contour around it. */
export const form = (d: string, fill: string, contour = INK, width = 7) =>
  `<path d="${d}" fill="${fill}" stroke="${contour}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

/** Returns the SVG of a cloud of a New Year picture, 100 units wide. */
export const cloud = (x: number, y: number, scale: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="M18 44a17 17 0 0 1 4-33 25 25 0 0 1 44-7 20 20 0 0 1 26 14 13.500 13.500 0 0 1-3 26z"/>`;

/** Returns the SVG of clouds or foam that cover everything below `y`. */
export const bank = (y: number, fill: string, shift = 0) =>
  `<path d="M${shift - 230} ${y}${'a25 25 0 0 1 46 0a21 17 0 0 1 40 2'.repeat(8)}V400H${shift - 230}z" fill="${fill}"/>`;

const SCRAP_PLACES = [
  [26, 40, 1.1],
  [62, 20, 0.7],
  [204, 30, 1.2],
  [222, 92, 0.8],
  [18, 112, 0.7],
  [30, 178, 0.9],
  [214, 160, 1],
  [150, 14, 0.6],
  [-50, 70, 1.2],
  [290, 60, 1.2],
  [-24, 150, 0.8],
  [268, 140, 0.8],
  [96, -22, 1],
  [190, -14, 0.7],
] as const;

/** Returns the SVG of stars around the subject. */
export const stars = (fill: string) =>
  `<path fill="${fill}" d="${SCRAP_PLACES.map(([x, y, scale]) => {
    const [r, q] = [Math.round(scale * 8), Math.round(scale * 2.4)];
    return `M${x} ${y}l${q} ${r} ${r} ${q}-${r} ${q}-${q} ${r}-${q}-${r}-${r}-${q} ${r}-${q}z`;
  }).join('')}"/>`;

/** Returns the SVG of paper scraps that fall around the subject. */
export const confetti = (colors: readonly string[]) =>
  SCRAP_PLACES.map(
    ([x, y, scale], at) =>
      `<rect x="-5" y="-3" width="11" height="7" rx="2" fill="${colors[at % colors.length]}" transform="translate(${x} ${y}) rotate(${at * 47}) scale(${scale})"/>`,
  ).join('');
