import type { Palette } from '../palette';

const stopsOf = (colors: readonly string[]) =>
  colors.map((color, at) => `<stop offset="${(at / (colors.length - 1)).toFixed(2)}" stop-color="${color}"/>`).join('');

/** Returns a linear gradient from the upper left, where the light comes from, to the lower right. */
export const slope = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1">${stopsOf(colors)}</linearGradient>`;

/** Returns a radial gradient whose light is in the upper left. */
export const ball = (id: string, ...colors: readonly string[]) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stopsOf(colors)}</radialGradient>`;

/** Joins the drawings of the places 0 to `count` - 1. */
export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Returns the point at an angle (degrees, clockwise from the top) of a circle. */
export function pointAt(angle: number, radius: number, x = 120, y = 120): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [Math.round((x + Math.sin(turn) * radius) * 10) / 10, Math.round((y - Math.cos(turn) * radius) * 10) / 10];
}

/**
 * Draws shapes above a dark contour of themselves, thicker below, so that they stand out from every ground. A shape
 * with a stroke of its own keeps it.
 */
export const cutOut = (id: string, ink: string, shapes: string, width = 9) =>
  `<use href="#${id}" y="3" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/><g id="${id}">${shapes}</g>`;

/**
 * Draws the ground of a picture: a light behind the subject that fades to the colours of the subject's scene, and the
 * palette's deep colour around.
 */
export const drawGround = (id: string, palette: Palette, ...colors: readonly string[]) =>
  `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="120" cy="112" r="190">${stopsOf(colors)}</radialGradient><radialGradient id="${id}-edge" gradientUnits="userSpaceOnUse" cx="120" cy="116" r="240"><stop offset=".46" stop-color="${palette.deep}" stop-opacity="0"/><stop offset="1" stop-color="${palette.deep}" stop-opacity=".7"/></radialGradient></defs>` +
  `<path d="M-120-60h480v360h-480z" fill="url(#${id})"/>`;

/** Darkens the corners with the palette's deep colour; the last shape of a ground. */
export const drawEdge = (id: string) => `<path d="M-120-60h480v360h-480z" fill="url(#${id}-edge)"/>`;

/** Draws rays from the middle to the corners. */
export const drawRays = (color: string, opacity: number, count = 12) =>
  `<path fill="${color}" opacity="${opacity}" d="${repeat(count, (at) => {
    const corners = [-90, 90].map((side) =>
      pointAt((at * 360 + side) / count, 300, 120, 116)
        .map(Math.round)
        .join(' '),
    );
    return `M120 116L${corners.join('L')}z`;
  })}"/>`;

/**
 * Draws a ring of lights: dots of a dashed line, in two colours by turns, each with a glow.
 * @param count of the lights of one colour
 */
export const drawLights = (radius: number, count: number, size: number, [one, other]: readonly [string, string]) => {
  const step = (2 * Math.PI * radius) / count;
  const ring = (color: string, width: number, turn: number, opacity = 1) =>
    `<circle cx="120" cy="120" r="${radius}" stroke="${color}" stroke-width="${width}" stroke-dasharray="0 ${step.toFixed(2)}" transform="rotate(${turn} 120 120)" opacity="${opacity}"/>`;
  const turn = 180 / count - 90;
  return `<g fill="none" stroke-linecap="round">${ring(one, size * 1.9, -90, 0.35)}${ring(other, size * 1.9, turn, 0.35)}${ring(one, size, -90)}${ring(other, size, turn)}</g>`;
};

/** Returns the path of a star. */
export function starPath(x: number, y: number, radius: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    pointAt((at * 180) / points, at % 2 ? radius * inner : radius, x, y).join(' '),
  );
  return `M${corners.join('L')}z`;
}

/** Draws stars of a night sky: place and radius of each. */
export const drawStars = (color: string, places: readonly (readonly [number, number, number])[]) =>
  `<path fill="${color}" d="${places.map(([x, y, radius]) => starPath(x, y, radius, 4, 0.3)).join('')}"/>`;
