/** Matching CSS colours for one image. */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly accent: string;
  readonly light: string;
}

/** Returns the palette for a seed; the hues of consecutive seeds differ by the golden angle. */
export function createPalette(seed: number): Palette {
  const hue = Math.round((seed * 137.508) % 360);
  const other = (hue + 40 + (seed % 3) * 35) % 360;
  return {
    deep: `hsl(${hue} 62% 16%)`,
    mid: `hsl(${hue} 66% 34%)`,
    bright: `hsl(${other} 78% 56%)`,
    accent: `hsl(${(hue + 180) % 360} 85% 62%)`,
    light: `hsl(${other} 90% 92%)`,
  };
}

/** Returns a pseudo-random number from 0 to 1 for a seed and an index. */
export function computePseudoRandomNumber(seed: number, place: number): number {
  const value = Math.sin(seed * 12.9898 + place * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
