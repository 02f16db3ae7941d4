import type { Merchant } from '../merchants/merchant';
import { escapeXml } from './escape-xml';
import { MARKS } from './marks';

/** The merchant's sign and name, 48 high; the name reads on the merchant's own background. */
export function drawLogo(merchant: Merchant): string {
  const { code, name, accent, background } = merchant;
  const width = 60 + [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 28 : 16), 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img"><title>${escapeXml(name)}</title>` +
    `${MARKS[code]?.(accent, background) ?? ''}<text x="60" y="34" font-family="ui-rounded,system-ui,sans-serif" font-size="28" font-weight="800" letter-spacing="-.5" fill="${accent}">${escapeXml(name)}</text></svg>`
  );
}

/** The sign alone, as an icon. */
export const drawIcon = ({ code, accent, background }: Merchant): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="512" height="512">${MARKS[code]?.(accent, background) ?? ''}</svg>`;
