import type { Merchant } from '../merchants/merchant';
import { escapeXml } from './escape-xml';

/**
 * Functions that draw the merchants' logos as SVG in a square of 48 units, by merchant code. `ink` is the colour of
 * the background shape, and `paper` is the colour of the symbol on the shape.
 */
const MERCHANT_LOGOS: Readonly<Record<string, (ink: string, paper: string) => string>> = {
  // A Ferris wheel.
  FAIR: (ink, paper) =>
    `<rect width="48" height="48" rx="13" fill="${ink}"/><g fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"><circle cx="24" cy="22" r="12"/><path d="M24 10v24M12 22h24M15.5 13.5l17 17M32.5 13.5l-17 17M24 22l-8 19M24 22l8 19M13 41h22"/></g><g fill="${paper}"><circle cx="24" cy="9.5" r="3.2"/><circle cx="36.5" cy="22" r="3.2"/><circle cx="24" cy="34.5" r="3.2"/><circle cx="11.5" cy="22" r="3.2"/></g>`,
  // A cup with steam.
  KOPI: (ink, paper) =>
    `<circle cx="24" cy="24" r="24" fill="${ink}"/><path d="M12 22h20v8a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9z" fill="${paper}"/><path d="M32 24h2.5a4 4 0 0 1 0 8H31" fill="none" stroke="${paper}" stroke-width="3"/><path d="M17 18c-3-4 3-5 0-9M26 18c-3-4 3-5 0-9" fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/>`,
  // A rising sun.
  SOL: (ink, paper) =>
    `<path d="M24 0l14 4 8 12v16l-8 12-14 4-14-4-8-12V16l8-12z" fill="${ink}"/><path d="M13 31a11 11 0 0 1 22 0z" fill="${paper}"/><path d="M9 36h30M15 40.5h18M24 8v6M10.5 14.5l4 4M37.5 14.5l-4 4M6 27h5M37 27h5" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/>`,
};

/** Draws the mark of a merchant; a disc for a merchant that has none of its own. */
const drawMark = (code: string, ink: string, paper: string): string =>
  MERCHANT_LOGOS[code]?.(ink, paper) ??
  `<rect width="48" height="48" rx="13" fill="${ink}"/><circle cx="24" cy="24" r="11" fill="${paper}"/>`;

/** Draws the merchant's logo: its mark and name, 48 px high, for display on the merchant's background colour. */
export function drawLogo(merchant: Merchant): string {
  const { code, name, accent, background } = merchant;
  const width = 60 + [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 28 : 16), 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img"><title>${escapeXml(name)}</title>` +
    `${drawMark(code, accent, background)}<text x="60" y="34" font-family="ui-rounded,system-ui,sans-serif" font-size="28" font-weight="800" letter-spacing="-.5" fill="${accent}">${escapeXml(name)}</text></svg>`
  );
}

/** Draws the merchant's icon: its mark without the name. */
export const drawMerchantIcon = ({ code, accent, background }: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512">${drawMark(code, accent, background)}</svg>`;
