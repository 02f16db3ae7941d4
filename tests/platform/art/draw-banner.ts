import type { Merchant } from '../merchants/merchant';
import { escapeXml } from './escape-xml';
import { MARKS } from './marks';
import { noise } from './palette';

/** A banner, 720 by 300: the merchant's colour and sign, and its words. @param place which of them */
export function drawBanner({ code, accent, background }: Merchant, place: number, title: string): string {
  const discs = Array.from({ length: 8 }, (_, at) => {
    const [x, y, r] = [330 + noise(place, at) * 380, noise(place, at + 20) * 300, 20 + noise(place, at + 40) * 80];
    const opacity = 0.06 + noise(place, at + 60) * 0.14;
    return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${r.toFixed()}" opacity="${opacity.toFixed(2)}"/>`;
  });
  const wide = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.56), 0);
  const size = Math.min(54, 430 / wide).toFixed(1);
  const sign = MARKS[code]?.('#fff', accent) ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" role="img"><title>${escapeXml(title)}</title>` +
    '<defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></linearGradient></defs>' +
    `<rect width="720" height="300" fill="${accent}"/><rect width="720" height="300" fill="url(#g)"/><g fill="${background}">${discs.join('')}</g>` +
    `<g transform="translate(508 66) rotate(${place % 2 === 0 ? 8 : -8} 84 84) scale(3.5)" opacity=".92">${sign}</g>` +
    `<text x="40" y="166" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" fill="#fff" paint-order="stroke" stroke="rgb(0 0 0/.3)" stroke-width="5" stroke-linejoin="round">${escapeXml(title)}</text></svg>`
  );
}
