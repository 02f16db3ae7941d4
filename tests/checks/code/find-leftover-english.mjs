const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const SOFT_HYPHEN = /\u00ad/g;
/**
 * Quoted text, with the bracket after it, is the label of a browser, which is in English where the browser does not
 * have the language.
 */
const QUOTED = /(?:“[^”]*”|”[^“]*“|«[^»]*»|「[^」]*」)(?:\s*\([^)]*\))?/g;
const WORD_OR_MARK = /[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu;
const ENGLISH_WORD = /^[a-z'’-]+$/;
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;
const RUN_WORDS = 3;

/** Splits a text into lower-case words and marks; a placeholder is a mark, so that no run of words goes over it. */
const toWords = (text) =>
  text.replace(PLACEHOLDER, '|').replace(SOFT_HYPHEN, '').toLowerCase().match(WORD_OR_MARK) ?? [];

/** Returns the words of a text that English has too, `RUN_WORDS` or more in a row in the same order; or undefined. */
function findRun(text, english, isLoan) {
  const own = toWords(text.replace(QUOTED, '|'));
  const reference = ` ${toWords(english).join(' ')} `;
  for (let start = 0; start + RUN_WORDS <= own.length; start++) {
    const run = own.slice(start, start + RUN_WORDS);
    if (run.every((word) => ENGLISH_WORD.test(word)) && !run.every(isLoan) && reference.includes(` ${run.join(' ')} `))
      return run.join(' ');
  }
  return undefined;
}

/**
 * Finds texts of a catalogue that nobody has translated (I18N-1.9). Returns a line for each text that is equal to
 * English or has three English words in a row which the English text has too, outside quotation marks; except where
 * all words are loan words of the language, and except the keys of `allowed`.
 *
 * @param {Readonly<Record<string, string>>} english
 * @param {Readonly<Record<string, string>>} catalogue
 * @param {{ loanWords: readonly string[], allowed: readonly string[] }} lists loan words in lower case
 */
export function findLeftoverEnglish(english, catalogue, { loanWords, allowed }) {
  const loans = new Set(loanWords);
  const isLoan = (word) => loans.has(word) || !/\p{L}/u.test(word);
  return Object.entries(catalogue).flatMap(([key, text]) => {
    const source = english[key] ?? english[key.replace(PLURAL_SUFFIX, '_other')];
    if (source === undefined || allowed.includes(key)) return [];
    if (toWords(text).join(' ') === toWords(source).join(' '))
      return toWords(text).every(isLoan) ? [] : [`${key} is not translated: "${text}"`];
    const run = findRun(text, source, isLoan);
    return run === undefined ? [] : [`${key} has English words: "${run}"`];
  });
}
