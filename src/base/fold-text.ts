/** ASCII only: no diacritics to remove. */
const PLAIN = /^[ -~]*$/;

/** Removes case and diacritics for search: `viet` finds `Việt`, `turk` finds `Türkiye`. */
export const foldText = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd')).toLowerCase();
