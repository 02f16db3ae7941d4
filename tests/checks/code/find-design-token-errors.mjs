const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(?:^|[{;])\s*(--)?([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const DEFINITION = /(?:^|[{;\s])(--[a-z0-9-]+)\s*:/g;

/**
 * Matches a length other than zero in `px`, `rem`, `em` or a physical unit. Other units, such as those of the
 * viewport and of containers, are allowed.
 */
const RAW_LENGTH = /(?<![\w-])(?!0(?:px|rem|em)\b)[\d.]+(?:px|rem|em|pt|cm|in)\b/;
const RAW_COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|red|green|blue|gray|grey|silver|gold|orange|yellow)(?![\w-])/i;
const RAW_DURATION = /(?<![\w-])[\d.]+m?s\b/;
const RADIUS = /--(?:[a-z]+-)?radius\b|^(?:0|inherit)$/;
const RAW_NUMBER = /^[\d.]+$/;
/** Tokens whose values the build writes in place of their names; see deploy/build/styles/inline-fixed-tokens.mjs. */
const FIXED = /^--(?:size|stroke|layer|paper|print|game)(?:-|$)/;
const FALLBACK = /var\((--(?:size|stroke|layer|paper|print|game)(?:-[a-z0-9-]+)?)\s*,/g;
const TOKEN_VALUE = /(?:^|[{;\s])(--[a-z0-9-]+)\s*:\s*([^;{}]+)/g;

/** Lines that are lower need `max(…, var(--leading))`, for scripts with marks above and below the letters. */
const LEAST_LINE_HEIGHT = 1.4;

/**
 * Returns the raw length, colour, corner, z-index, font weight, low line height or duration in a declaration; undefined
 * if there is none. Corners have tokens of their own, which the design of a merchant sets.
 */
function rawValue(property, value) {
  const found = RAW_LENGTH.exec(value) ?? RAW_COLOR.exec(value) ?? RAW_DURATION.exec(value);
  if (found) return found[0];
  if (property.endsWith('radius') && !RADIUS.test(value)) return value;
  // A line of only digits may be as high as its letters.
  if (property === 'line-height' && RAW_NUMBER.test(value) && Number(value) > 1 && Number(value) < LEAST_LINE_HEIGHT)
    return value;
  if (property === 'z-index' && RAW_NUMBER.test(value)) return value;
  return property === 'font-weight' && (RAW_NUMBER.test(value) || value === 'bold') ? value : undefined;
}

/**
 * Returns a line for each raw length, colour, z-index, font weight or duration in the style sheets (path → text), and
 * for each use of a custom property that neither the tokens nor the style sheet define. Fixed tokens cannot be defined
 * again, have a fallback or be made of other tokens, which the built app would ignore.
 */
export function findDesignTokenErrors(sheets, tokens) {
  const known = new Set(namesIn(tokens));
  const composed = [...tokens.replace(COMMENT, '').matchAll(TOKEN_VALUE)]
    .filter(([, name, value]) => FIXED.test(name) && value.includes('var('))
    .map(([, name]) => `${name} is fixed, and has a value with another token`);
  const found = [...sheets].flatMap(([file, text]) => {
    const css = text.replace(COMMENT, '');
    const own = new Set(namesIn(css));
    const raw = [...css.matchAll(DECLARATION)].flatMap(([, , property, value]) => {
      const found = rawValue(property, value.trim());
      return found === undefined ? [] : [`${file}: ${property} has the raw value ${found}`];
    });
    const unknown = [...css.matchAll(/var\((--[a-z0-9-]+)/g)]
      .filter(([, name]) => !known.has(name) && !own.has(name))
      .map(([, name]) => `${file}: ${name} is not a token`);
    const changed = [...own]
      .filter((name) => FIXED.test(name))
      .map((name) => `${file}: ${name} is fixed, and is defined again`);
    const fallbacks = [...css.matchAll(FALLBACK)].map(([, name]) => `${file}: ${name} is fixed, and has a fallback`);
    return [...raw, ...unknown, ...changed, ...fallbacks];
  });
  return [...composed, ...found];
}

const namesIn = (css) => [...css.replace(COMMENT, '').matchAll(DEFINITION)].map(([, name]) => name);
