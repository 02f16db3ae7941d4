import { parseHexColor } from '../theme/color';
import { type Finding, fault, type Path } from './finding';
import { quoteValue } from './quote-value';
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

/**
 * Returns the colours of a merchant's branding that are none (WL-2).
 * @param branding `info.whitelabelVal` of a status, or an entry of `brands`
 */
export const checkColors = (branding: unknown, path: Path): readonly Finding[] =>
  COLORS.flatMap(([steps, instead]) => checkColor(getRawText(branding, ...steps), [...path, ...steps], instead));

function checkColor(text: string, path: Path, instead: string): readonly Finding[] {
  if (text === '' || parseHexColor(text)) return [];
  const message = `${quoteValue(text)} is no colour: write #rgb or #rrggbb. The app shows ${instead} instead.`;
  return [fault(path, message)];
}
