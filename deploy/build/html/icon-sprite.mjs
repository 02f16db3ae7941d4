import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';

const { resolve } = createRequire(import.meta.url);
export const ICON_LIST_FILE = 'src/ui/media/icon-names.ts';
/** SVG path data of the transparent square with which each of Tabler's icon files begins. */
const BOUNDS = 'M0 0h24v24H0z';

/**
 * Resolves with an SVG that has a symbol `icon-<name>` for each icon listed in ICON_LIST_FILE, for use as `<use
 * href="#icon-name">`; an empty string if that file does not exist.
 */
export async function buildIconSprite({ root }) {
  if (!existsSync(path.join(root, ICON_LIST_FILE))) return '';
  const source = await readFile(path.join(root, ICON_LIST_FILE), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts', format: 'esm' });
  const { ICON_FILES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const symbols = await Promise.all(
    Object.entries(ICON_FILES).map(async ([name, file]) =>
      symbolOf(name, file, await readFile(resolve(`@tabler/icons/${file}.svg`), 'utf8')),
    ),
  );
  return `<svg class="icon-sprite" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/**
 * Rounds the numbers of a path to two decimals, which is less than a pixel of any screen shows: the sprite is in
 * index.html. A number before one that begins with a point is kept apart from it.
 */
export const roundPath = (d) =>
  d.replace(/(\d*\.\d{3,})(?=(\.?))/g, (_, number, nextPoint) => {
    const rounded = String(Number(Number(number).toFixed(2))).replace(/^0\./, '.');
    return nextPoint && !rounded.includes('.') ? `${rounded} ` : rounded;
  });

/** Returns the `<symbol>` of an icon, with all its paths joined into one. */
function symbolOf(name, file, svg) {
  const paths = [...svg.matchAll(/<path[^>]*\bd="([^"]+)"/g)].map(([, d]) => d).filter((d) => d !== BOUNDS);
  const look = file.startsWith('filled/') ? ' fill="currentColor" stroke="none"' : '';
  const d = roundPath(paths.join('').replace(/ ?(-|[a-zA-Z]) ?/g, '$1'));
  return `<symbol id="icon-${name}" viewBox="0 0 24 24"><path${look} d="${d}"/></symbol>`;
}
