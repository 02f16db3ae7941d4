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
 * Resolves with an SVG that has a path `icon-<name>` for each icon listed in ICON_LIST_FILE, for use as `<use
 * href="#icon-name">` in an SVG with the view box of Icon; an empty string if that file does not exist.
 */
export async function buildIconSprite({ root }) {
  if (!existsSync(path.join(root, ICON_LIST_FILE))) return '';
  const source = await readFile(path.join(root, ICON_LIST_FILE), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts', format: 'esm' });
  const { ICON_FILES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const paths = await Promise.all(
    Object.entries(ICON_FILES).map(async ([name, file]) =>
      pathOf(name, file, await readFile(resolve(`@tabler/icons/${file}.svg`), 'utf8')),
    ),
  );
  return `<svg class="icon-sprite" width="0" height="0" aria-hidden="true">${paths.join('')}</svg>`;
}

/** How many arguments each command of a path takes, or a multiple of that. */
const ARGUMENT_COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** The arguments of an arc that are flags: one character each, which the next argument may follow without a space. */
const ARC_FLAGS = new Set([3, 4]);
const FLAG = /[\s,]*([01])/y;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;

/** Which arguments of a command are coordinates, for each group of its arguments; those of an arc end the group. */
const AXES = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', s: 'xyxy', q: 'xyxy', c: 'xyxyxy', a: '-----xy', z: '' };
const PRECISION = 10;
const round = (number) => Math.round(number * PRECISION) / PRECISION;

/**
 * Rounds the numbers of a path to one decimal, a tenth of a pixel or less on screen, and leaves out what it does not
 * need: the sprite is in index.html. Relative coordinates are counted from the rounded point before them, so
 * that errors do not add up. Throws if the path is not valid.
 */
export function roundPath(d) {
  let written = '';
  let at = 0;
  const exact = { x: 0, y: 0 };
  const rounded = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  const read = (pattern) => {
    pattern.lastIndex = at;
    const [match, value] = pattern.exec(d) ?? [];
    if (match !== undefined) at += match.length;
    return value;
  };
  /** Rounds one group of arguments and moves to its last point. */
  const roundGroup = (command, group) => {
    const axes = AXES[command.toLowerCase()];
    const from = { ...exact };
    const isRelative = command !== command.toUpperCase();
    return group.map((number, index) => {
      const axis = axes[index];
      if (axis === '-') return round(number);
      const target = isRelative ? from[axis] + number : number;
      const result = round(isRelative ? target - rounded[axis] : target);
      // The last coordinate of each axis is where the next group begins.
      if (!axes.slice(index + 1).includes(axis)) {
        exact[axis] = target;
        rounded[axis] = round(isRelative ? rounded[axis] + result : result);
      }
      return result;
    });
  };
  while (at < d.trimEnd().length) {
    const command = read(/[\s,]*([a-z])/iy);
    const count = ARGUMENT_COUNTS[command?.toLowerCase()];
    const numbers = [];
    for (let value; count > 0; numbers.push(value)) {
      const isFlag = count === ARGUMENT_COUNTS.a && ARC_FLAGS.has(numbers.length % count);
      value = read(isFlag ? FLAG : NUMBER);
      if (value === undefined) break;
    }
    const isWhole = count === 0 || (numbers.length > 0 && numbers.length % count === 0);
    // The paths of an icon are joined, so that a relative first command would move from the end of another path.
    if (!isWhole || (written === '' && command !== 'M')) throw new Error(`Not a valid path of an icon: ${d}`);
    if (count === 0) Object.assign(exact, start) && Object.assign(rounded, { x: round(start.x), y: round(start.y) });
    const results = [];
    for (let first = 0; first < numbers.length; first += count)
      results.push(...roundGroup(command, numbers.slice(first, first + count).map(Number)));
    if (command.toLowerCase() === 'm') Object.assign(start, exact);
    written += writeCommand(command, results);
  }
  return written;
}

/** Writes a command of a path. A single relative line along an axis needs one number only. */
function writeCommand(command, numbers) {
  if (command === 'l' && numbers.length === 2) {
    const [x, y] = numbers;
    if (y === 0) return `h${formatNumber(x)}`;
    if (x === 0) return `v${formatNumber(y)}`;
  }
  return command + numbers.map(formatNumber).reduce(joinNumbers, '');
}

const formatNumber = (number) =>
  String(number)
    .replace(/^-0$/, '0')
    .replace(/^(-?)0\./, '$1.');

/** A number is kept apart from one before it, unless its sign or its point does that. */
function joinNumbers(joined, number) {
  const isApart = joined === '' || number.startsWith('-') || (number.startsWith('.') && /\.\d*$/.test(joined));
  return `${joined}${isApart ? '' : ' '}${number}`;
}

/** Returns the `<path>` of an icon, with all its paths joined into one. */
function pathOf(name, file, svg) {
  const paths = [...svg.matchAll(/<path[^>]*\bd="([^"]+)"/g)].map(([, d]) => d).filter((d) => d !== BOUNDS);
  const look = file.startsWith('filled/') ? ' fill="currentColor" stroke="none"' : '';
  const d = paths.map(roundPath).join('');
  return `<path id="icon-${name}"${look} d="${d}"/>`;
}
