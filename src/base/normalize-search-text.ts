/** Matches a text of printable ASCII characters, which has no diacritics to remove. */
const PLAIN = /^[ -~]*$/;

/**
 * Matches the combining diacritics of Latin, Greek and Cyrillic letters. Those of other writing systems are vowels, or
 * make another letter.
 */
const DIACRITICS = /[\u0300-\u036f]/g;

/** Returns a text in lower case and without diacritics, for search: `viet` finds `Việt`, `turk` finds `Türkiye`. */
export const normalizeSearchText = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text.normalize('NFD').replace(DIACRITICS, '').normalize('NFC').replace(/đ/gi, 'd').replace(/ı/g, 'i')
  ).toLowerCase();
