/** An sRGB colour, each channel 0 to 255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** Reads `#rgb` or `#rrggbb`; anything else is undefined. */
export function parseHex(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = short ? undefined : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  return { r, g, b };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** `share` 0 is `from`, 1 is `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b) };
}

/** Relative luminance, WCAG 2.2. */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio, WCAG 2.2: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The ink of the two that reads better on a ground. */
export function inkOn(ground: Rgb): Rgb {
  return contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;
}

/** Moves a colour towards the better ink of its ground until it reaches the ratio. */
export function readableOn(color: Rgb, ground: Rgb, ratio: number): Rgb {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return ink;
}
