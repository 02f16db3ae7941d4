import { randomInt } from 'node:crypto';
import { GLYPHS } from './glyphs';

const WIDTH = 160;
const HEIGHT = 60;
const SCALE = 2.4;
const INKS = ['#3a2a6b', '#7a2346', '#1f5b48', '#6b4a12'];

const jitter = (value: number, spread: number): number => value + (randomInt(2001) / 1000 - 1) * spread;
const fixed = (value: number): string => value.toFixed(1);
const ink = (): string => INKS[randomInt(INKS.length)] ?? '#000000';

/**
 * Draws a captcha image: characters as randomly distorted paths, crossed by lines, without any text element.
 * @returns an SVG document
 */
export function drawCaptcha(text: string): string {
  const glyphs = [...text].map((character, at) => glyph(character, 18 + at * ((WIDTH - 30) / text.length)));
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#f4f1fb"/>${speckles()}${glyphs.join('')}${lines()}</svg>`;
}

function glyph(character: string, left: number): string {
  const strokes = (GLYPHS[character] ?? []).map((stroke) => {
    const points = stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return `${fixed(jitter(x * SCALE, 1.3))} ${fixed(jitter(y * SCALE, 1.3))}`;
    });
    return `M${points.join('L')}`;
  });
  const place = `translate(${fixed(jitter(left, 3))} ${fixed(jitter(13, 5))}) rotate(${fixed(jitter(0, 14))} 12 17)`;
  return `<path transform="${place}" d="${strokes.join('')}" stroke="${ink()}" stroke-width="${fixed(jitter(3.4, 0.6))}"/>`;
}

function lines(): string {
  const line = () => {
    const [from, to] = [jitter(HEIGHT / 2, 22), jitter(HEIGHT / 2, 22)];
    const bend = `${fixed(jitter(WIDTH / 2, 40))} ${fixed(jitter(HEIGHT / 2, 40))}`;
    return `<path d="M0 ${fixed(from)}Q${bend} ${WIDTH} ${fixed(to)}" stroke="${ink()}" stroke-width="1.4"/>`;
  };
  return Array.from({ length: 4 }, line).join('');
}

function speckles(): string {
  const speckle = () => {
    const [x, y] = [randomInt(WIDTH), randomInt(HEIGHT)];
    return `<path d="M${x} ${y}l${fixed(jitter(0, 4))} ${fixed(jitter(0, 4))}" stroke="${ink()}" stroke-width="1.2" opacity=".5"/>`;
  };
  return Array.from({ length: 40 }, speckle).join('');
}
