/** The style sheet that defines the tokens of the app. */
export const TOKENS_FILE = 'src/ui/styles/tokens.css';
/**
 * Matches the names of tokens that have the same value everywhere: no merchant and no style sheet changes sizes, or the
 * colors of games, codes and prints.
 */
const FIXED = /^--(?:size|stroke|layer|paper|print|game)(?:-|$)/;
const DECLARATION = /^ {2}(--[\w-]+): ([^;]+);\n/gm;

/**
 * Returns a style sheet with the values of fixed tokens instead of their names, and without their declarations: the
 * names are for those who read the sources, and index.html has no room for them.
 *
 * @param css the style sheet
 * @param tokens the style sheet TOKENS_FILE
 */
export function inlineFixedTokens(css, tokens) {
  const fixed = [...tokens.matchAll(DECLARATION)].filter(([, name]) => FIXED.test(name));
  return fixed.reduce(
    (text, [declaration, name, value]) => text.replace(declaration, '').replaceAll(`var(${name})`, value),
    css,
  );
}
