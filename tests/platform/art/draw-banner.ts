import type { Merchant } from '../merchants/merchant';
import { BANNER_STYLES, drawCentredScene } from './banner-styles';
import { drawBannerSubject } from './banner-subjects';
import { escapeXml } from './escape-xml';

const MAX_LINE_WIDTH = 10;

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.56), 0);

/** Splits a title into two lines of similar width if it is long. */
function linesOf(title: string): readonly string[] {
  const words = title.includes(' ') ? title.split(' ') : [...title];
  const join = (part: readonly string[]) => part.join(title.includes(' ') ? ' ' : '');
  if (widthOf(title) <= MAX_LINE_WIDTH || words.length < 2) return [title];
  const splits = words.slice(1).map((_, at) => [join(words.slice(0, at + 1)), join(words.slice(at + 1))]);
  return splits.reduce((best, split) =>
    Math.max(...split.map(widthOf)) < Math.max(...best.map(widthOf)) ? split : best,
  );
}

/**
 * Draws a banner (720 × 300): the merchant's scene, what the banner is about, and a title. Without a title, what it is
 * about is in the middle.
 * @param name of the banner's file, which determines its subject
 * @param index of the banner, which varies the scene
 */
export function drawBanner(merchant: Merchant, name: string, index: number, title: string): string {
  const { code, accent } = merchant;
  const { scene, font, ink } = BANNER_STYLES[code] ?? { scene: () => '', font: 'system-ui,sans-serif', ink: '#fff' };
  const subject = drawBannerSubject(name, code);
  const lines = linesOf(title);
  const size = Math.min(52, 350 / Math.max(...lines.map(widthOf)));
  const texts = lines.map((line, at) => {
    const y = 150 + (at - (lines.length - 1) / 2) * size * 1.18 + size * 0.34;
    return `<text x="40" y="${y.toFixed(1)}">${escapeXml(line)}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" role="img"><title>${escapeXml(title)}</title><rect width="720" height="300" fill="${accent}"/>${title === '' ? drawCentredScene(scene, index, subject) : scene(index, subject)}` +
    `<g font-family='${font}' font-weight="800" font-size="${size.toFixed(1)}" fill="${ink}" paint-order="stroke" stroke="rgb(0 0 0/.35)" stroke-width="5" stroke-linejoin="round">${texts.join('')}</g></svg>`
  );
}
