import { computeContrastRatio, parseHexColor } from '../theme/color';
import { deriveColorTokens } from '../theme/derive-color-tokens';
import { type Finding, type Path, warning } from './finding';
import { getRawText } from './raw-value';

/** Minimum contrast ratio of texts (WCAG 2.2, 1.4.3). */
const TEXT_RATIO = 4.5;

interface ColorPair {
  readonly ink: Path;
  readonly ground: Path;
}

/** Colours that texts have, with their ground. The highlight is only a ground itself. */
const PAIRS: readonly ColorPair[] = [
  { ink: ['accent'], ground: ['background'] },
  { ink: ['design', 'darkAccent'], ground: ['design', 'darkBackground'] },
];

/**
 * Returns the pairs of colours that are too similar to read texts in the one on the other (WL-2). The app corrects such a
 * pair, so it is a warning.
 * @param branding `info.whitelabelVal` of a status, or an entry of `brands`
 */
export const checkContrast = (branding: unknown, path: Path): readonly Finding[] =>
  PAIRS.flatMap((pair) => checkPair(branding, pair, path));

function checkPair(branding: unknown, { ink, ground }: ColorPair, path: Path): readonly Finding[] {
  const [accent, background] = [getRawText(branding, ...ink), getRawText(branding, ...ground)];
  const [front, back] = [parseHexColor(accent), parseHexColor(background)];
  if (!front || !back) return [];
  const ratio = computeContrastRatio(front, back);
  if (ratio >= TEXT_RATIO) return [];
  const used = deriveColorTokens({ accent, background })['--accent-ink'] ?? '';
  const pair = `${accent} on ${ground.join('.')} ${background}`;
  const message = `${pair} has a contrast of ${formatRatio(ratio)}:1, and texts need ${TEXT_RATIO}:1. The app`;
  return [warning([...path, ...ink], `${message} uses ${used} for texts.`)];
}

/** Rounds down: 4.49 must not read as 4.5. */
const formatRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
