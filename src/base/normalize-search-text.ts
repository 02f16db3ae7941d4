/** Matches a text of printable ASCII characters, which has no diacritics to remove. */
const PLAIN = /^[ -~]*$/;

/** Returns a text in lower case and without diacritics, for search: `viet` finds `Việt`, `turk` finds `Türkiye`. */
export const normalizeSearchText = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd')).toLowerCase();
