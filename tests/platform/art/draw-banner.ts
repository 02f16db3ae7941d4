import type { Merchant } from '../merchants/merchant';
import { escapeXml } from './escape-xml';
import { noise, paletteOf } from './palette';

/** A banner, 720 by 300: a scene of discs in the merchant's colour, and its words. @param place which of them */
export function drawBanner(merchant: Merchant, place: number, title: string): string {
  const { deep, bright, accent } = paletteOf(merchant.code.charCodeAt(0) + place);
  const discs = Array.from({ length: 9 }, (_, at) => {
    const [x, y, r] = [360 + noise(place, at) * 340, noise(place, at + 20) * 300, 18 + noise(place, at + 40) * 56];
    const fill = at % 2 === 0 ? bright : accent;
    return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r.toFixed()}" fill="${fill}" opacity="${(0.35 + noise(place, at + 60) * 0.5).toFixed(2)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" role="img"><title>${escapeXml(title)}</title>` +
    `<defs><linearGradient id="g"><stop offset="0" stop-color="${merchant.accent}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    `<rect width="720" height="300" fill="url(#g)"/>${discs.join('')}` +
    `<text x="40" y="160" font-family="system-ui,sans-serif" font-weight="800" font-size="${Math.min(48, 760 / title.length)}" fill="#fff" paint-order="stroke" stroke="rgb(0 0 0/.35)" stroke-width="5" stroke-linejoin="round">${escapeXml(title)}</text></svg>`
  );
}
