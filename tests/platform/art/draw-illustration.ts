import { getOwnProperty } from '../../../src/base/own-property';
import { ILLUSTRATION_NAMES } from '../../../src/contract/merchant/illustration-names';
import type { Merchant } from '../merchants/merchant';
import { readIconShapes } from './emblems';
import { FAIR_ILLUSTRATIONS } from './illustrations/fair';
import type { IllustrationSet } from './illustrations/illustration-set';
import { KOPI_ILLUSTRATIONS } from './illustrations/kopi';
import { SOL_ILLUSTRATIONS } from './illustrations/sol';

const SETS: Readonly<Record<string, IllustrationSet>> = {
  FAIR: FAIR_ILLUSTRATIONS,
  KOPI: KOPI_ILLUSTRATIONS,
  SOL: SOL_ILLUSTRATIONS,
};

/** A star on a disc, for every situation of a merchant without illustrations of its own. */
const drawNeutralStar = (accent: string) =>
  `<circle cx="144" cy="120" r="96" fill="${accent}" opacity=".18"/><g transform="translate(76 52) scale(5.7)" fill="${accent}">${readIconShapes('filled/star')}</g>`;

/**
 * Draws an illustration (288 × 240) of a merchant, without a background; undefined if no illustration has this name.
 */
export function drawIllustration({ code, accent }: Merchant, name: string): string | undefined {
  const known = ILLUSTRATION_NAMES.find((one) => one === name);
  if (known === undefined) return undefined;
  const set = getOwnProperty(SETS, code);
  // Short, because a drawing contains it many times.
  const shapes = set
    ? set[known](`${code.toLowerCase()}${ILLUSTRATION_NAMES.indexOf(known)}`)
    : drawNeutralStar(accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 240">${shapes}</svg>`;
}
