import type { Game } from '../games/game';
import { escapeXml } from './escape-xml';
import { MOTIFS } from './motifs';
import { noise, type Palette, paletteOf } from './palette';

const STYLE =
  '.n,.t{font-family:system-ui,sans-serif;font-weight:800;text-anchor:middle}.n{fill:#1c1b22}' +
  '.t{fill:#fff;paint-order:stroke;stroke:rgb(0 0 0/.45);stroke-width:4px;stroke-linejoin:round}';

const defs = ({ deep, mid, bright }: Palette): string =>
  `<defs><radialGradient id="ground" cx=".5" cy=".38" r=".85"><stop offset="0" stop-color="${bright}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
  '<radialGradient id="shade" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>' +
  '<linearGradient id="reel" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>' +
  '<linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></linearGradient></defs>';

/** The picture of a game: its category's motif in the game's own colours, with its name. 240 by 240. */
export function drawGame({ id, category, name }: Game): string {
  const palette = paletteOf(id);
  const motif = MOTIFS[category]?.(palette, id) ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${escapeXml(name)}</title><style>${STYLE}</style>` +
    `${defs(palette)}<rect width="240" height="240" fill="url(#ground)"/>${backdrop(id)}${motif}` +
    `<rect y="130" width="240" height="110" fill="url(#foot)"/>${titleLines(name)}</svg>`
  );
}

/** Rays, rings or confetti behind the motif. */
function backdrop(seed: number): string {
  const places = Array.from({ length: 14 }, (_, at) => at);
  switch (seed % 3) {
    case 0: {
      const ray = (at: number) =>
        `<path d="M120 98L${240 * noise(7, at) - 10} -60h34z" transform="rotate(${at * 26} 120 98)"/>`;
      return `<g fill="#fff" opacity=".09">${places.map(ray).join('')}</g>`;
    }
    case 1: {
      const ring = (at: number) => `<circle cx="120" cy="98" r="${30 + at * 15}"/>`;
      return `<g fill="none" stroke="#fff" stroke-width="5" opacity=".08">${places.map(ring).join('')}</g>`;
    }
    default: {
      const dot = (at: number) =>
        `<circle cx="${Math.round(noise(seed, at) * 240)}" cy="${Math.round(noise(seed, at + 50) * 170)}" r="${2 + Math.round(noise(seed, at + 90) * 6)}"/>`;
      return `<g fill="#fff" opacity=".28">${places.map(dot).join('')}</g>`;
    }
  }
}

/** The name on one line, or on two when it is long. */
function titleLines(name: string): string {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 13 && words.length > 1 ? [words.slice(0, half), words.slice(half)] : [words];
  const texts = lines.map((line) => line.join(' '));
  const size = Math.min(30, 300 / Math.max(...texts.map((text) => text.length)));
  return texts
    .map(
      (text, at) =>
        `<text class="t" x="120" y="${222 - (texts.length - 1 - at) * size * 1.08}" font-size="${size.toFixed(1)}">${escapeXml(text)}</text>`,
    )
    .join('');
}
