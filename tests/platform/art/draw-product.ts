import type { Merchant } from '../merchants/merchant';
import { computePseudoRandomNumber } from './palette';

/** Shapes of each product in the point market, by product id, in a square of 120 units; `main` and `trim` are filled in. */
const PRODUCTS: Readonly<Record<string, (main: string, trim: string) => string>> = {
  'voucher-50': (main, trim) =>
    `<g transform="rotate(-12 60 60)"><path d="M8 34h104v17a9 9 0 0 0 0 18v17H8V69a9 9 0 0 0 0-18z" fill="${main}"/><path d="M84 38v44" stroke-width="3" stroke-dasharray="5 6"/><path d="M45 43l5.3 11 12 1.6-8.8 8.4 2.2 12-10.7-5.8-10.7 5.8 2.2-12-8.8-8.4 12-1.6z" fill="${trim}"/><path d="M94 52h10M94 60h10M94 68h10" stroke-width="4"/></g>`,
  mug: (main, trim) =>
    `<path d="M84 46h10a15 15 0 0 1 0 34H84" fill="none" stroke-width="13"/><path d="M84 46h10a15 15 0 0 1 0 34H84" fill="none" stroke="${trim}" stroke-width="6"/><path d="M24 34h62v56a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z" fill="${main}"/><ellipse cx="55" cy="34" rx="31" ry="8" fill="#5b3420"/><path d="M32 50v34" stroke="#fff" stroke-width="6" opacity=".55"/><circle cx="58" cy="70" r="13" fill="${trim}"/><path d="M44 22c-5-6 5-8 0-15M64 22c-5-6 5-8 0-15" fill="none" stroke="#fff" stroke-width="4"/>`,
  umbrella: (main, trim) =>
    `<path d="M60 56v42a9 9 0 0 1-18 0" fill="none" stroke-width="11"/><path d="M60 56v42a9 9 0 0 1-18 0" fill="none" stroke="#8a5a2a" stroke-width="5"/><path d="M8 62a52 46 0 0 1 104 0c-9-8-19-8-26 0-8-8-18-8-26 0-8-8-18-8-26 0-7-8-17-8-26 0z" fill="${main}"/><path d="M60 16c-18 10-25 28-26 46 8-8 18-8 26 0 8-8 18-8 26 0-1-18-8-36-26-46z" fill="${trim}"/><path d="M60 16V7" stroke-width="5"/>`,
  shirt: (main, trim) =>
    `<path d="M42 16 12 32l10 28 14-6v52h48V54l14 6 10-28-30-16c-6 12-30 12-36 0z" fill="${main}"/><path d="M42 16c6 12 30 12 36 0" fill="none" stroke="${trim}" stroke-width="6"/><circle cx="60" cy="66" r="15" fill="${trim}"/><path d="M60 57l2.7 5.5 6 .9-4.4 4.2 1 6-5.3-2.8-5.3 2.8 1-6-4.4-4.2 6-.9z" fill="#fff" stroke="none"/>`,
  headphones: (main, trim) =>
    `<path d="M20 74V62a40 40 0 0 1 80 0v12" fill="none" stroke-width="15"/><path d="M20 74V62a40 40 0 0 1 80 0v12" fill="none" stroke="${trim}" stroke-width="8"/><rect x="10" y="64" width="26" height="40" rx="12" fill="${main}"/><rect x="84" y="64" width="26" height="40" rx="12" fill="${main}"/><path d="M18 74v20M92 74v20" stroke="#fff" stroke-width="4" opacity=".6"/>`,
  watch: (main, trim) =>
    `<path d="M42 36l5-28h26l5 28M42 84l5 28h26l5-28" fill="${trim}"/><circle cx="60" cy="60" r="35" fill="${main}"/><circle cx="60" cy="60" r="25" fill="#fff"/><path d="M60 44v16l11 8" fill="none" stroke-width="5"/><circle cx="60" cy="60" r="4" fill="${main}"/><path d="M96 56h6v8h-6z" fill="${trim}"/>`,
};

/** Colours of the objects beside those of the merchant. */
const GOLD = '#ffcf5c';
const CREAM = '#f3e4c8';

/** The ids of the products that have a picture. */
export const PICTURED_PRODUCT_IDS: readonly string[] = Object.keys(PRODUCTS);

/** Draws the picture of a product (288 × 240): the product on a pedestal in the merchant's colours. */
export function drawProduct({ accent, background, design }: Merchant, id: string): string {
  const highlight = design.highlight && design.highlight !== accent ? design.highlight : background;
  const turn = PICTURED_PRODUCT_IDS.indexOf(id);
  const [front, behind] = turn % 2 === 0 ? [highlight, accent] : [accent, highlight];
  // A merchant with one colour alone has cream as the second one: on its own ground nothing would be seen.
  const shapes = PRODUCTS[id]?.(front === background ? CREAM : front, GOLD) ?? '';
  const dots = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [computePseudoRandomNumber(turn + 3, at) * 288, computePseudoRandomNumber(turn + 3, at + 20) * 130];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2 + computePseudoRandomNumber(turn, at) * 4).toFixed(1)}"/>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 240"><defs>' +
    `<radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>` +
    '</defs>' +
    `<rect width="288" height="240" fill="${behind}"/><rect width="288" height="240" fill="url(#g)"/><circle cx="144" cy="104" r="88" fill="#fff" opacity=".2"/><g fill="#fff" opacity=".55">${dots.join('')}</g>` +
    `<ellipse cx="144" cy="204" rx="104" ry="20" fill="#000" opacity=".22"/><ellipse cx="144" cy="194" rx="100" ry="20" fill="#fff" opacity=".85"/><ellipse cx="144" cy="192" rx="84" ry="14" fill="${behind}" opacity=".35"/>` +
    `<ellipse cx="144" cy="186" rx="56" ry="9" fill="#000" opacity=".28"/><g transform="translate(66 26) scale(1.3)" stroke="#2a1a3a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`
  );
}
