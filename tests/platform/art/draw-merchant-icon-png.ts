import type { Merchant } from '../merchants/merchant';
import { LOGO_DISTANCE_FUNCTIONS, type LogoDistanceFunction } from './logo-distance-functions';
import { paintPng, type RgbColor } from './png';

/** The mark of a merchant that has none of its own: a disc. */
const drawDisc: LogoDistanceFunction = (x, y) => Math.hypot(x - 24, y - 24) - 11;

const cache = new Map<string, Buffer>();

/**
 * Draws the merchant's app icon as PNG: its mark on a full-bleed background, which a launcher can mask.
 * @param size edge length (px)
 */
export function drawMerchantIconPng(merchant: Merchant, size: number): Buffer {
  const key = `${merchant.code}-${size}`;
  const icon = cache.get(key) ?? paint(merchant, size);
  cache.set(key, icon);
  return icon;
}

function paint({ code, accent, background }: Merchant, size: number): Buffer {
  const distance = LOGO_DISTANCE_FUNCTIONS[code] ?? drawDisc;
  const [ground, ink] = [hexColour(accent), hexColour(background)];
  const unit = 48 / size;
  return paintPng(size, (x, y) => {
    const lit = mix(ground, [255, 255, 255], 0.16 * (1 - y / size));
    // Anti-aliasing: blends within half a pixel on either side of the edge.
    const cover = Math.max(0, Math.min(1, 0.5 - distance((x + 0.5) * unit, (y + 0.5) * unit) / unit));
    return mix(lit, ink, cover);
  });
}

const mix = ([r, g, b]: RgbColor, [tr, tg, tb]: RgbColor, ratio: number): RgbColor => [
  r + (tr - r) * ratio,
  g + (tg - g) * ratio,
  b + (tb - b) * ratio,
];

function hexColour(hex: string): RgbColor {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
