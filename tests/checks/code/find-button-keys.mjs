const BUTTON = /<(Button|ButtonLink)\b[\s\S]*?<\/\1>|\bsubmitLabel=\{[^\n]*/g;
/** The name of a button for screen readers takes no room. */
const UNSEEN = /\baria-[a-z]+=\{t\([^)]*\)\}/g;
const TRANSLATION = /\b(?:t|translate)\(/g;
const LITERAL = /'([^'\n]+)'|`([^`\n]+)`/g;
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** Returns the text of a call from its opening bracket at `start` to the closing one. */
function readArguments(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return text.slice(start, index);
  }
  return text.slice(start);
}

/** Turns a key, or a template of keys with `${…}`, into a pattern for the keys that it stands for. */
const toPattern = (literal) =>
  new RegExp(
    `^${literal
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+')}$`,
  );

/**
 * Returns the keys of the texts that buttons show: those of the `t('…')` inside `<Button>` and `<ButtonLink>`, and of
 * the label that a form gives to its button.
 *
 * @param {Iterable<string>} sources texts of the components
 * @param {Iterable<string>} keys all keys of the reference catalogue
 */
export function findButtonKeys(sources, keys) {
  const known = [...new Set([...keys].map((key) => key.replace(PLURAL_SUFFIX, '')))];
  const found = new Set();
  for (const source of sources) {
    for (const [button] of source.matchAll(BUTTON)) {
      const seen = button.replace(UNSEEN, '');
      for (const call of seen.matchAll(TRANSLATION)) {
        const literals = readArguments(seen, call.index + call[0].length - 1).matchAll(LITERAL);
        for (const [, key, template] of literals) {
          const pattern = toPattern(key ?? template);
          for (const candidate of known) if (pattern.test(candidate)) found.add(candidate);
        }
      }
    }
  }
  return [...found].sort();
}
