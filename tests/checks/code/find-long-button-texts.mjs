/**
 * A button of a sheet on a phone of 320 px has about 250 px for its text, which is 28 characters of the size and weight
 * of a button; a longer text breaks into two lines.
 */
const MAX_BUTTON_CHARACTERS = 28;
/** Stands for a value that is put in: a short amount or count. */
const VALUE = '1000';
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff01-\uff60]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts the characters that a reader sees; those of Chinese, Japanese and Korean are two wide. */
export function countPerceivedCharacters(text) {
  const shown = text.replace(/\{\{[^}]*\}\}/g, VALUE).replace(/\u00ad/g, '');
  return [...graphemes.segment(shown)].reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0);
}

/**
 * Finds texts of buttons that are too long for a narrow screen (I18N-1.9). Returns a line for each.
 *
 * @param {readonly string[]} buttonKeys keys without plural suffix
 * @param {Readonly<Record<string, string>>} allowed key → why its button may have two lines
 */
export function findLongButtonTexts(catalogue, buttonKeys, allowed = {}) {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    const base = key.replace(PLURAL_SUFFIX, '');
    const length = countPerceivedCharacters(text);
    if (!buttonKeys.includes(key) && !buttonKeys.includes(base)) return [];
    if (length <= MAX_BUTTON_CHARACTERS || base in allowed) return [];
    return [`${key} has ${length} characters on a button, more than ${MAX_BUTTON_CHARACTERS}: "${text}"`];
  });
}
