import { ball, slope } from '../subjects/fair-paints';

export type Point = readonly [x: number, y: number];
export type Mood = 'happy' | 'glad' | 'calm' | 'worried' | 'amazed' | 'asleep';

/** Colours of a world from light to shade: its main colour, two others, paper, and the skin of its character. */
export interface WorldColors {
  readonly ink: string;
  readonly main: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
  readonly paper: readonly string[];
  readonly skin: readonly string[];
}

/** Fills of one drawing: its own gradients in the colours of the world. */
export interface Paints extends Readonly<Record<Exclude<keyof WorldColors, 'ink'>, string>> {
  readonly ink: string;
  readonly defs: string;
}

export function createPaints(id: string, { ink, main, second, third, paper, skin }: WorldColors): Paints {
  const fill = (name: string) => `url(#${id}-${name})`;
  return {
    ink,
    defs: `<defs>${slope(`${id}-m`, ...main)}${slope(`${id}-s`, ...second)}${slope(`${id}-t`, ...third)}${slope(`${id}-p`, ...paper)}${ball(`${id}-k`, ...skin)}</defs>`,
    main: fill('m'),
    second: fill('s'),
    third: fill('t'),
    paper: fill('p'),
    skin: fill('k'),
  };
}

/** Places shapes that are drawn around the point 0, 0. */
export const put = (x: number, y: number, shapes: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${shapes}</g>`;

/** Shapes whose lines have round ends, and are drawn below the fill of a shape that has both. */
export const withRoundLines = (shapes: string) =>
  `<g stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">${shapes}</g>`;

/** Gives each shape a dark contour, so that it stands out from a ground of any colour. */
export const inked = (ink: string, shapes: string, width = 8) =>
  `<g stroke="${ink}" stroke-width="${width}">${shapes}</g>`;

/** A thick line with a contour: an arm, a leg, a string or a cable. */
export const limb = (d: string, width: number, color: string, ink: string) =>
  `<g fill="none"><path d="${d}" stroke="${ink}" stroke-width="${width + 8}"/><path d="${d}" stroke="${color}" stroke-width="${width}"/></g>`;

interface Arm {
  readonly width: number;
  readonly sleeve: string;
  readonly hand: string;
  readonly handRadius: number;
}

/** An arm from the shoulder to the hand, bent outwards. */
export function drawArm([x, y]: Point, [toX, toY]: Point, ink: string, arm: Arm): string {
  const side = x < 0 ? -1 : 1;
  const elbow = `${Math.round((x + toX) / 2 + side * 10)} ${Math.round((y + toY) / 2 + 14)}`;
  return `${limb(`M${x} ${y}Q${elbow} ${toX} ${toY}`, arm.width, arm.sleeve, ink)}${inked(ink, `<circle cx="${toX}" cy="${toY}" r="${arm.handRadius}" fill="${arm.hand}"/>`)}`;
}

const MOUTHS: Readonly<Record<Mood, string>> = {
  happy: '<path d="M-12 0Q0 14 12 0" FILL/>',
  glad: '<path d="M-14-3H14Q12 15 0 15T-14-3z" SOLID/>',
  calm: '<path d="M-9 4H9" FILL/>',
  worried: '<path d="M-11 8Q0-4 11 8" FILL/>',
  amazed: '<ellipse cy="5" rx="8" ry="10" SOLID/>',
  asleep: '<path d="M-8 2Q0 9 8 2" FILL/>',
};

/** A mouth around the point 0, 0. */
export const drawMouth = (mood: Mood, ink: string) =>
  MOUTHS[mood].replace('FILL', `fill="none" stroke="${ink}" stroke-width="5"`).replace('SOLID', `fill="${ink}"`);

/** Two eyes around the point 0, 0; `gap` is the distance from it. */
export function drawEyes(mood: Mood, gap: number, ink: string, look = 0): string {
  const line = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="5"/>`;
  if (mood === 'asleep') return line(`M${-gap - 7} 0q7 8 14 0M${gap - 7} 0q7 8 14 0`);
  if (mood === 'glad') return line(`M${-gap - 7} 3q7-10 14 0M${gap - 7} 3q7-10 14 0`);
  const eye = (x: number) =>
    `<ellipse cx="${x + look}" rx="5" ry="${mood === 'amazed' ? 9 : 7.5}" fill="${ink}"/><circle cx="${x + look - 2}" cy="-3" r="2" fill="#fff"/>`;
  const brows = mood === 'worried' ? line(`M${-gap - 8}-13l13-6M${gap + 8}-13l-13-6`) : '';
  return eye(-gap) + eye(gap) + brows;
}
