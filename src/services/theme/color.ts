/** An sRGB colour, each channel 0 to 255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** Parses `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHexColor(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = short ? undefined : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  return { r, g, b };
}

export function formatHexColor({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Interpolates between two colours: `share` 0 returns `from`, 1 returns `to`. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const interpolate = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { r: interpolate(from.r, to.r), g: interpolate(from.g, to.g), b: interpolate(from.b, to.b) };
}

/** Returns the relative luminance (WCAG 2.2). */
export function computeRelativeLuminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Returns the contrast ratio, 1 to 21 (WCAG 2.2). */
export function computeContrastRatio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [computeRelativeLuminance(a), computeRelativeLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever has the higher contrast on a background. */
export function chooseReadableTextColor(background: Rgb): Rgb {
  return computeContrastRatio(background, WHITE) >= computeContrastRatio(background, BLACK) ? WHITE : BLACK;
}

/** Mixes a colour with black or white, as little as needed, until it reaches the contrast ratio on the background. */
export function adjustForContrast(color: Rgb, background: Rgb, ratio: number): Rgb {
  const ink = chooseReadableTextColor(background);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixColors(color, ink, share);
    if (computeContrastRatio(candidate, background) >= ratio) return candidate;
  }
  return ink;
}
