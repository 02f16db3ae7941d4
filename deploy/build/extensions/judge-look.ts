import { parse } from 'valibot';
import { ILLUSTRATION_NAMES } from '../../../src/contract/merchant/illustration-names';
import { whiteLabelSettings } from '../../../src/contract/merchant/white-label';
import { type Finding, fault } from '../../../src/services/config-check/finding';
import { askForSuggestion, suggestName } from '../../../src/services/config-check/suggest-name';
import { deriveLayoutTokens } from '../../../src/services/theme/derive-layout-tokens';

/** The token that the files in `art` give. */
const ART_TOKEN = '--illustrations';

/** The tokens that an extension may set. Colors are derived from those of the brand, so that their contrast holds. */
const LAYOUT_TOKENS = Object.keys(deriveLayoutTokens(parse(whiteLabelSettings, {}).design)).filter(
  (token) => token !== ART_TOKEN,
);
/** Matches what a later start accepts from its stored theme (src/bootstrap/parse-theme-snapshot.ts), without `url()`. */
const TOKEN_VALUE = /^(?!.*\burl\()[-#\w.%(), "]{1,200}$/i;

/** An open bracket or quotation mark would take the declarations that follow into the value. */
function isClosed(value: string): boolean {
  const unquoted = value.replace(/"[^"]*"/g, '');
  let depth = 0;
  for (const character of unquoted) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !unquoted.includes('"');
}

/** Returns what is wrong with the tokens of an extension. */
export function judgeTokens(tokens: Readonly<Record<string, string>>): readonly Finding[] {
  return Object.entries(tokens).flatMap(([token, value]) => {
    if (!LAYOUT_TOKENS.includes(token)) {
      const meant = askForSuggestion(suggestName(token, LAYOUT_TOKENS));
      const rule = `Tokens: ${LAYOUT_TOKENS.join(', ')}. Colors are those of the brand, so that their contrast holds.`;
      return [fault([token], `cannot be set by an extension.${meant} ${rule}`)];
    }
    return TOKEN_VALUE.test(value) && isClosed(value)
      ? []
      : [fault([token], 'must be a value of CSS without url() and semicolons, with brackets and quotes closed.')];
  });
}

/** Largest file of an illustration (bytes), as of those of a merchant's record. */
const MAX_ART_BYTES = 6 * 1024;
const ACTIVE_SVG = /<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i;

/** Returns what is wrong with a file in `art`; undefined if nothing is. */
function explainArt(file: string, content: string): string | undefined {
  const name = file.slice('art/'.length).replace(/\.svg$/, '');
  const known: readonly string[] = ILLUSTRATION_NAMES;
  if (!file.endsWith('.svg') || !known.includes(name))
    return `is no illustration.${askForSuggestion(suggestName(name, known))} Names: ${known.join(', ')}, each with .svg.`;
  if (!/^\s*(?:<\?xml|<!--|<svg\b)/.test(content)) return 'is no SVG.';
  if (Buffer.byteLength(content) > MAX_ART_BYTES) return `is larger than ${MAX_ART_BYTES} bytes.`;
  return ACTIVE_SVG.test(content) ? 'has a script, or loads something from elsewhere.' : undefined;
}

/** Returns what is wrong with the illustrations of an extension, by file. */
export function judgeArt(files: ReadonlyMap<string, string>): readonly Finding[] {
  const art = [...files].filter(([file]) => file.startsWith('art/'));
  const wrong = art.flatMap(([file, content]) => {
    const message = explainArt(file, content);
    return message === undefined ? [] : [fault([], `${file} ${message}`)];
  });
  const hasFallback = art.length === 0 || files.has('art/empty.svg');
  return hasFallback ? wrong : [...wrong, fault([], 'art/empty.svg is missing, which stands in for the others.')];
}
