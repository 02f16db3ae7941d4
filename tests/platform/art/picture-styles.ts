import { computePseudoRandomNumber, type Palette } from './palette';

/** The values from which a picture style draws the image of a game. */
export interface PictureInput {
  readonly palette: Palette;
  readonly seed: number;
  /** SVG elements of the game's icon, in a square of 24 units. */
  readonly emblem: string;
  /** Whether the icon consists of filled areas instead of lines. */
  readonly isFilled: boolean;
}

/**
 * Draws an image of 240 × 240 units. Posters show only a part of it, so the important content must be within the
 * middle 160 × 160 units.
 */
export type DrawPicture = (picture: PictureInput) => string;

/** Returns the numbers from 0 to `count` - 1. */
export const listIndices = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Returns the SVG of the emblem, by default centred at (120, 116), with a fill or a stroke of `width`. */
export function drawEmblem(
  { emblem, isFilled }: Pick<PictureInput, 'emblem' | 'isFilled'>,
  paint: string,
  { size = 120, width = 1.8, x = 120, y = 116 } = {},
): string {
  const scale = size / 24;
  const look = isFilled
    ? `fill="${paint}"`
    : `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" ${look}>${emblem}</g>`;
}

/** Neon tubes above a grid at night. */
export const drawNeonPicture: DrawPicture = (picture) => {
  const { palette } = picture;
  const lines = listIndices(9).map((at) => `<path d="M${120 + (at - 4) * 16} 168L${120 + (at - 4) * 74} 240"/>`);
  const rows = listIndices(5).map((at) => `<path d="M0 ${168 + at * at * 4.5}h240"/>`);
  return (
    `<defs><filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter><linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0d0a24"/><stop offset=".7" stop-color="${palette.deep}"/><stop offset="1" stop-color="#05040d"/></linearGradient></defs>` +
    `<rect width="240" height="240" fill="url(#night)"/><g stroke="${palette.bright}" stroke-width="1.2" opacity=".55">${lines.join('')}${rows.join('')}</g>` +
    `<circle cx="120" cy="104" r="74" fill="none" stroke="${palette.accent}" stroke-width="3" opacity=".9"/><g filter="url(#glow)">${drawEmblem(picture, palette.bright, { size: 104, y: 104, width: 2.6 })}</g>${drawEmblem(picture, '#fff', { size: 104, y: 104, width: 1.1 })}`
  );
};

/** Layers of cut paper. */
export const drawPaperCutPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const layer = (at: number, color: string) => {
    const y = 150 + at * 26;
    const [a, b] = [computePseudoRandomNumber(seed, at) * 40 - 20, computePseudoRandomNumber(seed, at + 7) * 40 - 20];
    return `<path d="M0 ${y}C50 ${y - 34 + a} 90 ${y + 24 + b} 140 ${y - 8}S220 ${y - 30 + b} 240 ${y + a / 2}V240H0z" fill="${color}" filter="url(#lift)"/>`;
  };
  return (
    `<defs><filter id="lift" x="-10%" y="-20%" width="120%" height="140%"><feDropShadow dx="0" dy="-2" stdDeviation="4" flood-opacity=".35"/></filter></defs>` +
    `<rect width="240" height="240" fill="${palette.light}"/><circle cx="${80 + computePseudoRandomNumber(seed, 3) * 80}" cy="84" r="62" fill="${palette.accent}" filter="url(#lift)"/>` +
    `<g filter="url(#lift)">${drawEmblem(picture, palette.deep, { size: 112, y: 108, width: 2.4 })}</g>${layer(0, palette.bright)}${layer(1, palette.mid)}${layer(2, palette.deep)}`
  );
};

/** Art Deco: gold lines as on an old poster. */
export const drawArtDecoPicture: DrawPicture = (picture) => {
  const { palette } = picture;
  const fans = listIndices(7).map((at) => `<path d="M120 246L${at * 40} -10" />`);
  const arcs = [104, 96, 88].map((r) => `<circle cx="120" cy="116" r="${r}"/>`);
  return (
    `<rect width="240" height="240" fill="${palette.deep}"/><g stroke="#e7c477" stroke-width="1.4" opacity=".4">${fans.join('')}</g>` +
    `<circle cx="120" cy="116" r="80" fill="${palette.mid}"/><g fill="none" stroke="#e7c477" stroke-width="2.200">${arcs.join('')}</g>${drawEmblem(picture, '#f6dfa4', { size: 100, width: 1.5 })}` +
    '<path d="M60 226h120M84 233h72" stroke="#e7c477" stroke-width="2"/>'
  );
};

/** Misregistered printing inks over halftone dots. */
export const drawPopArtPicture: DrawPicture = (picture) => {
  const { palette } = picture;
  const dots = listIndices(96).map((at) => {
    const [column, row] = [at % 12, Math.floor(at / 12)];
    return `<circle cx="${column * 21 + (row % 2) * 10}" cy="${row * 21}" r="${(7 - row * 0.8).toFixed(1)}"/>`;
  });
  return (
    `<rect width="240" height="240" fill="${palette.light}"/><g fill="${palette.bright}" opacity=".5">${dots.join('')}</g><path d="M-10 250L250 60v190z" fill="${palette.accent}"/>` +
    `${drawEmblem(picture, palette.bright, { x: 128, y: 124, size: 136, width: 2.6 })}${drawEmblem(picture, palette.deep, { size: 136, width: 2.4 })}`
  );
};

/** Two numbered balls next to a medal. */
export const drawLotteryBallsPicture: DrawPicture = (picture) => {
  const { palette, seed } = picture;
  const ball = (x: number, y: number, r: number, fill: string, at: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#shade)"/><circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="#fff"/><text x="${x}" y="${y + r * 0.25}" font-size="${r * 0.7}" font-family="system-ui,sans-serif" font-weight="800" text-anchor="middle" fill="#1c1b22">${Math.floor(computePseudoRandomNumber(seed, at) * 49) + 1}</text>`;
  return (
    `<defs><radialGradient id="ground" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${palette.bright}"/><stop offset="1" stop-color="${palette.deep}"/></radialGradient><radialGradient id="shade" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient></defs>` +
    `<rect width="240" height="240" fill="url(#ground)"/><path d="M-20 200Q120 130 260 200v60H-20z" fill="${palette.deep}" opacity=".7"/>` +
    `<circle cx="120" cy="92" r="58" fill="${palette.accent}"/><circle cx="120" cy="92" r="58" fill="url(#shade)"/>${drawEmblem(picture, '#fff', { size: 74, y: 92, width: 2.2 })}` +
    `${ball(78, 168, 34, palette.mid, 1)}${ball(164, 172, 30, palette.bright, 2)}`
  );
};
