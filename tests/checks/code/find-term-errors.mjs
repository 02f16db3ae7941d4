const PLACEHOLDER = /\{\{[^}]*\}\}/g;
const SOFT_HYPHEN = /\u00ad/g;

/** One such character is part of many other words, as 存 (deposit) of 保存 (save), so a term of it would never fail. */
const ONE_CHARACTER = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]$/u;

/** Scripts in which a syllable is a cluster of characters, and a word of one or two occurs inside of others. */
const SYLLABLES =
  /^[\p{scx=Thai}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Tamil}\p{scx=Arabic}]+$/u;
const MAX_SHORT_SYLLABLES = 2;

const normalize = (text) => text.normalize('NFC').replace(SOFT_HYPHEN, '').toLowerCase();

const listStarts = (code, granularity, text) =>
  [...new Intl.Segmenter(code, { granularity }).segment(text)].map(({ index }) => index);

/**
 * Whether a text has a word of a term. A word of one or two syllables counts only where a word begins, as စာ (message)
 * does not in ကစား (play).
 */
function hasWord(code, text, word) {
  if (!SYLLABLES.test(word) || listStarts(code, 'grapheme', word).length > MAX_SHORT_SYLLABLES) {
    return text.includes(word);
  }
  return listStarts(code, 'word', text).some((start) => text.startsWith(word, start));
}

/**
 * Finds texts that have another word for a term of docs/terms.json (I18N-1). Returns a line for each: where English
 * uses the term, every catalogue must have one of its words, and no text may contain a word that is to be avoided,
 * except where it quotes the label of a browser (`quotes`: keys of these texts).
 *
 * @param {{ terms: { term: string, english: string, prefix?: string, except: string[], words: Record<string, string[]>
 * }[], avoid: Record<string, Record<string, string>>, quotes?: string[] }} glossary `english`: pattern for the texts of the term, whose keys
 * begin with `prefix`; `except`: keys of texts that use the word in another sense; `words`: alternatives by language
 * code, as they occur in all forms of the word; a counter begins with the end of the placeholder before it,
 * as "}}회"
 * @param {ReadonlyMap<string, Readonly<Record<string, string>>>} catalogues by language code
 */
export function findTermErrors({ terms, avoid, quotes = [] }, catalogues) {
  const english = catalogues.get('EN') ?? {};
  const missing = terms.flatMap(({ term, english: pattern, prefix = '', except, words }) => {
    const keys = Object.keys(english).filter(
      (key) =>
        key.startsWith(prefix) &&
        !except.includes(key) &&
        new RegExp(pattern, 'i').test(english[key].replace(PLACEHOLDER, '')),
    );
    return [...catalogues].flatMap(([code, texts]) => {
      const own = words[code] ?? [];
      if (own.length === 0) return [`${code}: docs/terms.json has no word for "${term}"`];
      const short = own
        .filter((word) => ONE_CHARACTER.test(normalize(word)))
        .map((word) => `${code}: ${word} is too short a word for "${term}", many other words have it`);
      return [
        ...short,
        ...keys
          .filter((key) => texts[key] !== undefined && !own.some((word) => hasWord(code, normalize(texts[key]), word)))
          .map((key) => `${code}: ${key} has another word for "${term}" than ${own.join(', ')}`),
      ];
    });
  });
  const avoided = Object.entries(avoid).flatMap(([code, words]) =>
    Object.entries(words).flatMap(([word, better]) =>
      Object.entries(catalogues.get(code) ?? {})
        .filter(([key, text]) => !quotes.includes(key) && normalize(text).includes(normalize(word)))
        .map(([key]) => `${code}: ${key} has "${word}" instead of ${better}`),
    ),
  );
  return [...missing, ...avoided];
}
