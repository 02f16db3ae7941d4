import type { Merchant } from '../merchants/merchant';
import { MARK_DISTANCES } from './mark-distance';
import { type Colour, paintPng } from './png';

const drawn = new Map<string, Buffer>();

/** The merchant's icon: its sign on its colour, to the edges, so that a launcher can cut its own shape. @param size pixels */
export function drawIconPng(merchant: Merchant, size: number): Buffer {
  const key = `${merchant.code}-${size}`;
  const icon = drawn.get(key) ?? paint(merchant, size);
  drawn.set(key, icon);
  return icon;
}

function paint({ code, accent, background }: Merchant, size: number): Buffer {
  const distance = MARK_DISTANCES[code] ?? (() => 1);
  const [ground, ink] = [hexColour(accent), hexColour(background)];
  const unit = 48 / size;
  return paintPng(size, (x, y) => {
    const lit = mix(ground, [255, 255, 255], 0.16 * (1 - y / size));
    // Half a pixel on either side of the edge blends: that is what makes it smooth.
    const cover = Math.max(0, Math.min(1, 0.5 - distance((x + 0.5) * unit, (y + 0.5) * unit) / unit));
    return mix(lit, ink, cover);
  });
}

const mix = ([r, g, b]: Colour, [tr, tg, tb]: Colour, part: number): Colour => [
  r + (tr - r) * part,
  g + (tg - g) * part,
  b + (tb - b) * part,
];

function hexColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
