import type { Palette } from '../palette';
import { listIndices } from '../picture-styles';

/** Colour of the outlines, which separate a subject from grounds of any colour. */
export const NIGHT_INK = '#170c0a';
export const BRASS = ['#fff6cf', '#f7c948', '#b9741a'];
export const PORCELAIN = ['#fffaf0', '#f6e7cb', '#cfae84'];
export const BURGUNDY = ['#f4576b', '#c21f3a', '#740f24'];

const stops = (colors: readonly string[]) =>
  colors
    .map((color, at) => `<stop offset="${+(at / (colors.length - 1)).toFixed(2)}" stop-color="${color}"/>`)
    .join('');

/** Returns a linear gradient with evenly spread colours, from top to bottom by default. */
export const createLinearPaint = (id: string, colors: readonly string[], box = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${box}>${stops(colors)}</linearGradient>`;

/** Returns a radial gradient with evenly spread colours, lit from the upper left by default. */
export const createRadialPaint = (id: string, colors: readonly string[], box = 'cx=".36" cy=".28" r=".8"') =>
  `<radialGradient id="${id}" ${box}>${stops(colors)}</radialGradient>`;

/** Returns shapes together with their mirror image at the vertical axis of the picture. */
export const drawMirrored = (shapes: string) => `${shapes}<g transform="matrix(-1 0 0 1 240 0)">${shapes}</g>`;

/** Returns copies of a shape, turned evenly around a point. */
export const drawTurned = (count: number, x: number, y: number, shape: (at: number) => string) =>
  listIndices(count)
    .map((at) => `<g transform="rotate(${+((at * 360) / count).toFixed(2)} ${x} ${y})">${shape(at)}</g>`)
    .join('');

/**
 * Returns the ground of a lounge at night: a dark room that a lamp lights from above. It extends to every crop and stays
 * dark enough for a bright subject.
 */
export const drawNightGround = (code: string, { deep, mid, bright }: Palette, y = 110) =>
  `<defs>${createRadialPaint(`${code}-glow`, [bright, mid, deep], 'cx=".5" cy=".5" r=".5"')}${createLinearPaint(`${code}-night`, ['#0000', '#0a0506'])}</defs>` +
  `<path d="M-110-60h460v360h-460z" fill="${deep}"/><path d="M-110-60h460v360h-460z" fill="#0a0506" opacity=".25"/><circle cx="120" cy="${y}" r="185" fill="url(#${code}-glow)" opacity=".36"/>` +
  `<path d="M-110 90h460v210h-460z" fill="url(#${code}-night)" opacity=".8"/>`;

/** Returns a round table with a brass edge, whose far edge is at `y`. */
export const drawTable = (code: string, { deep }: Palette, y = 168) =>
  `<defs>${createLinearPaint(`${code}-table`, [deep, deep, '#0a0506'])}</defs><ellipse cx="120" cy="${y + 74}" rx="236" ry="76" fill="#b9741a"/><ellipse cx="120" cy="${y + 79}" rx="236" ry="76" fill="url(#${code}-table)"/>`;

/** Returns a hanging lamp with its cone of light; `y` is the lower edge of its shade. */
export const drawPendantLamp = (code: string, y = 34) =>
  `<defs>${createLinearPaint(`${code}-beam`, ['#ffdf8f90', '#ffc65c00'])}${createLinearPaint(`${code}-shade`, ['#8f5a12', '#f4c75a', '#8f5a12'], 'x2="1"')}</defs>` +
  `<path d="M92 ${y}h56l104 190H-12z" fill="url(#${code}-beam)"/><path d="M117-60h6v${y + 30}h-6z" fill="#6b4315"/><path d="M112 ${y - 34}h16l38 34H74z" fill="url(#${code}-shade)"/><path d="M74 ${y}h92l-8 8H82z" fill="#fff2c4"/>`;

/** Returns a four-pointed sparkle. */
export const drawSparkle = (x: number, y: number, r: number, color = '#fff8dc') => {
  const bend = +(r * 0.16).toFixed(1);
  const far = +(r - bend).toFixed(1);
  return `<path d="M${x} ${y - r}q${bend} ${far} ${r} ${r}q-${far} ${bend}-${r} ${r}q-${bend}-${far}-${r}-${r}q${far}-${bend} ${r}-${r}z" fill="${color}"/>`;
};

const RED = '#c8102e';
const BLACK = '#1d1518';
const SUITS = {
  heart: [RED, 'M0 11C-8 5-12 1-12-4-12-8-9-11-6-11-3-11-1-9 0-6 1-9 3-11 6-11 9-11 12-8 12-4 12 1 8 5 0 11z'],
  diamond: [RED, 'M0-13Q4-5 10 0 4 5 0 13-4 5-10 0-4-5 0-13z'],
  spade: [
    BLACK,
    'M0-13C4-7 12-2 12 4 12 8 9 10 6 10 4 10 2 9 1.500 7Q2 11 5 13H-5Q-2 11-1.500 7C-2 9-4 10-6 10-9 10-12 8-12 4-12-2-4-7 0-13z',
  ],
  club: [
    BLACK,
    'M0-13a6.500 6.500 0 0 1 5 10.500A6.500 6.500 0 1 1 1.500 6Q2 11 5 13H-5Q-2 11-1.500 6A6.500 6.500 0 1 1-5-2.500 6.500 6.500 0 0 1 0-13z',
  ],
} as const;

export type Suit = keyof typeof SUITS;

/** Returns the sign of a suit in its colour; it is 24 × 26 units at scale 1. */
export const drawSuit = (name: Suit, x: number, y: number, scale = 1) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${SUITS[name][0]}" d="${SUITS[name][1]}"/>`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

/** Returns a playing card of 92 × 128 units around its centre, with its shadow. `face` is the paint of its front. */
export const drawCard = ({ x, y, angle = 0 }: Place, face: string, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-43" y="-57" width="94" height="130" rx="11" opacity=".38"/><rect x="-47" y="-65" width="94" height="130" rx="11" fill="${face}" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M-42-54q0-6 6-6H36" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${content}</g>`;

/** Returns a gold coin with an inner rim and a square hole. `paint` is a gradient of its face. */
export const drawCoin = (x: number, y: number, r: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${r / 20})"><circle cy="2" r="21" fill="${NIGHT_INK}"/><circle r="20" fill="${paint}"/><circle r="14.500" fill="none" stroke="#8f5a0c" stroke-width="3"/><path d="M-5-5H5V5H-5z" fill="#7a4708"/><path d="M-15-8A17 17 0 0 1-4-16.500" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/></g>`;

/** Returns a crown of about 100 × 70 units at scale 1, around the middle of its base. */
export const drawCrown = (code: string, x: number, y: number, scale = 1) => {
  const outline = 'M-46 0L-54-46-27-22 0-62 27-22 54-46 46 0Q0 12-46 0z';
  return (
    `<defs>${createLinearPaint(`${code}-crown`, BRASS)}</defs><g transform="translate(${x} ${y}) scale(${scale})"><path d="${outline}" fill="none" stroke="${NIGHT_INK}" stroke-width="10" stroke-linejoin="round"/>` +
    `<g stroke="${NIGHT_INK}" stroke-width="4"><circle cx="-54" cy="-49" r="8" fill="#ffe58a"/><circle cx="54" cy="-49" r="8" fill="#e0a02a"/></g><path d="${outline}" fill="url(#${code}-crown)"/><path d="M0-62L27-22 54-46 46 0Q24 6 0 6z" fill="#8f4d08" opacity=".35"/><path d="M-46 0Q0 12 46 0L48-13Q0-1-48-13z" fill="#a8142f"/><path d="M-48-13Q0-1 48-13" fill="none" stroke="#fff3c0" stroke-width="3"/>` +
    `<circle cy="-64" r="9" fill="#ffe58a" stroke="${NIGHT_INK}" stroke-width="4"/><path d="M0-34l9 11-9 11-9-11z" fill="#e8344f" stroke="#fff3c0" stroke-width="2"/><circle cx="-25" cy="-1" r="4" fill="#ffe58a"/><circle cy="2" r="4" fill="#ffe58a"/><circle cx="25" cy="-1" r="4" fill="#ffe58a"/></g>`
  );
};

/** Returns the pips of one face of a die, in a square of 20 units around its centre. */
const pips = (value: number, color: string) => {
  const at: readonly (readonly [number, number])[] = [
    ...(value % 2 === 1 ? [[0, 0] as const] : []),
    ...(value > 1 ? [[-5.2, -5.2] as const, [5.2, 5.2] as const] : []),
    ...(value > 3 ? [[5.2, -5.2] as const, [-5.2, 5.2] as const] : []),
    ...(value > 5 ? [[-5.2, 0] as const, [5.2, 0] as const] : []),
  ];
  return at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${value === 1 ? 4.4 : 2.5}" fill="${color}"/>`).join('');
};

/** Returns a die in isometric view: `edge` in units, and the values of its upper, left and right face. */
export const drawDie = (x: number, y: number, edge: number, values: readonly [number, number, number]) => {
  const [top, left, right] = values;
  const face = (fill: string, matrix: string, value: number) =>
    `<g transform="matrix(${matrix})"><rect x="-10" y="-10" width="20" height="20" rx="2.500" fill="${fill}"/>${pips(value, value === 1 || value === 4 ? RED : BLACK)}</g>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${edge / 20})"><path d="M0-20L17.320-10V10L0 20-17.320 10V-10z" fill="${NIGHT_INK}" stroke="${NIGHT_INK}" stroke-width="4" stroke-linejoin="round"/><path d="M0-20L17.320-10V10L0 20-17.320 10V-10z" fill="#e9dcc5"/>` +
    `${face('#fffdf6', '.866 .5 -.866 .5 0 -10', top)}${face('#f3e6cd', '.866 .5 0 1 -8.660 5', left)}${face('#c9ab82', '.866 -.5 0 1 8.660 5', right)}</g>`
  );
};

const BALL_TONES: Readonly<Record<string, readonly string[]>> = {
  red: BURGUNDY,
  gold: BRASS,
  green: ['#8ff5c0', '#1e9c63', '#0b4f33'],
  blue: ['#9bdcff', '#2277cf', '#0d3a78'],
};

/** Returns the gradients of the balls of one game. */
export const createBallPaints = (code: string) =>
  Object.entries(BALL_TONES)
    .map(([name, tones]) => createRadialPaint(`${code}-${name}`, tones))
    .join('');

/** A lottery ball; `color` is one of the paints of the same game's balls. */
export const drawBall = (code: string, x: number, y: number, r: number, color: keyof typeof BALL_TONES) =>
  `<circle cx="${x}" cy="${y + 2}" r="${r + 3}" fill="${NIGHT_INK}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${code}-${color})"/><circle cx="${x + r * 0.06}" cy="${y + r * 0.06}" r="${(r * 0.52).toFixed(1)}" fill="#fffdf5"/><circle cx="${x - r * 0.48}" cy="${y - r * 0.52}" r="${(r * 0.2).toFixed(1)}" fill="#fff"/>`;

/** Returns water from `y` down, with reflections of light. */
export const drawWater = (code: string, y: number, color: string) =>
  `<defs>${createLinearPaint(`${code}-water`, [color, '#0a0506'])}</defs><path d="M-110 ${y}h460v${300 - y}h-460z" fill="url(#${code}-water)"/><g stroke="#ffdf9e" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"><path d="M-60 ${y + 18}h50M20 ${y + 34}h60M150 ${y + 22}h70M250 ${y + 40}h60M96 ${y + 52}h40"/></g>`;
