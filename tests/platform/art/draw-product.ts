import type { Merchant } from '../merchants/merchant';
import { readIconShapes } from './emblems';
import { computePseudoRandomNumber } from './palette';

/** File of the Tabler icon of each product in the point market, by product id. */
const PRODUCT_EMBLEMS: Readonly<Record<string, string>> = {
  'voucher-50': 'filled/ticket',
  mug: 'filled/mug',
  umbrella: 'filled/umbrella',
  shirt: 'filled/shirt',
  headphones: 'filled/headphones',
  watch: 'filled/device-watch',
};

/** The ids of the products that have a picture. */
export const PICTURED_PRODUCT_IDS: readonly string[] = Object.keys(PRODUCT_EMBLEMS);

/** Draws the picture of a product (288 × 240): the product on a pedestal in the merchant's colours. */
export function drawProduct({ accent, background, design }: Merchant, id: string): string {
  const highlight = design.highlight && design.highlight !== accent ? design.highlight : background;
  const turn = PICTURED_PRODUCT_IDS.indexOf(id);
  const [front, behind] = turn % 2 === 0 ? [highlight, accent] : [accent, highlight];
  const shapes = readIconShapes(PRODUCT_EMBLEMS[id] ?? 'filled/gift');
  const dots = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [computePseudoRandomNumber(turn + 3, at) * 288, computePseudoRandomNumber(turn + 3, at + 20) * 130];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2 + computePseudoRandomNumber(turn, at) * 4).toFixed(1)}"/>`;
  });
  const at = (dx: number, dy: number) => `translate(${74 + dx} ${34 + dy}) scale(5.8)`;
  const edge = 'stroke-width="1.6" stroke-linejoin="round"';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 240"><defs>' +
    `<radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>` +
    `<linearGradient id="s" gradientUnits="userSpaceOnUse" x2="0" y1="2" y2="22"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>` +
    `<rect width="288" height="240" fill="${behind}"/><rect width="288" height="240" fill="url(#g)"/><circle cx="144" cy="104" r="88" fill="#fff" opacity=".2"/><g fill="#fff" opacity=".55">${dots.join('')}</g>` +
    `<ellipse cx="144" cy="204" rx="104" ry="20" fill="#000" opacity=".22"/><ellipse cx="144" cy="194" rx="100" ry="20" fill="#fff" opacity=".85"/><ellipse cx="144" cy="192" rx="84" ry="14" fill="${behind}" opacity=".35"/>` +
    `<g transform="${at(0, 8)}" fill="#000" stroke="#000" ${edge} opacity=".3">${shapes}</g><g transform="${at(0, 0)}" fill="#fff" stroke="#fff" ${edge}>${shapes}</g><g transform="${at(0, 0)}" fill="${front}">${shapes}</g><g transform="${at(0, 0)}" fill="url(#s)">${shapes}</g></svg>`
  );
}
