import { computeContrastRatio, parseHexColor } from '../theme/color';
import { deriveColorTokens } from '../theme/derive-color-tokens';
import { type Finding, fault, type Path, warning } from './finding';
import { getRawText } from './raw-value';

/** Paths of the colours in a merchant's branding, with what the app shows instead of a broken one (WL-2). */
const COLORS: readonly (readonly [path: Path, instead: string])[] = [
  [['accent'], 'a neutral one'],
  [['background'], 'a neutral one'],
  [['headerColor'], 'the accent'],
  [['design', 'highlight'], 'the accent'],
  [['design', 'darkAccent'], 'the accent'],
  [['design', 'darkBackground'], 'a shade of the accent'],
];

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
 * Returns the colours of a merchant's branding that are none, and the pairs that are too similar to read texts in the
 * one on the other (WL-2). The app corrects such a pair, so it is a warning.
 * @param branding `info.whitelabelVal` of a status, or an entry of `brands`
 */
export function checkColors(branding: unknown, path: Path): readonly Finding[] {
  return [
    ...COLORS.flatMap(([steps, instead]) => checkColor(getRawText(branding, ...steps), [...path, ...steps], instead)),
    ...PAIRS.flatMap((pair) => checkPair(branding, pair, path)),
  ];
}

function checkColor(text: string, path: Path, instead: string): readonly Finding[] {
  if (text === '' || parseHexColor(text)) return [];
  const message = `${JSON.stringify(text)} is no colour: write #rgb or #rrggbb. The app shows ${instead} instead.`;
  return [fault(path, message)];
}

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
