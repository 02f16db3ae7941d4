import type { MerchantDesign } from '../../contract/merchant/merchant-design';

/** For each texture: the edge length of its repeated tile (px), and the SVG shapes in the tile. */
const TEXTURES: Readonly<Record<Exclude<MerchantDesign['texture'], 'none'>, readonly [number, string]>> = {
  confetti: [
    72,
    '<path d="M9 12l5 3M52 8l-2 6M30 34l6-1M63 40l3 5M12 54l6 2M44 60l-1-6"/><circle cx="26" cy="14" r="1.5"/><circle cx="56" cy="58" r="1.5"/>',
  ],
  linen: [8, '<path d="M0 8L8 0" stroke-width=".7"/>'],
  papercut: [
    56,
    '<path d="M28 4c8 8 16 8 24 0M28 4c-8 8-16 8-24 0M28 52c8-8 16-8 24 0M28 52c-8-8-16-8-24 0M28 4v10M28 42v10M4 28h10M42 28h10"/><circle cx="28" cy="28" r="10"/><path d="M28 21l7 7-7 7-7-7z"/>',
  ],
};

/**
 * Returns a page's background texture as a CSS `background-image` value in one colour.
 * @param color hex
 */
export function buildTextureImage(texture: MerchantDesign['texture'], color: string): string {
  if (texture === 'none') return 'none';
  const [size, shapes] = TEXTURES[texture];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none" stroke="${color}" stroke-width="1.5" stroke-linecap="round">${shapes}</svg>`;
  // Only what a URL or the quotes around it do not allow is encoded: the documents of the hosts contain the value twice.
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent)}")`;
}
