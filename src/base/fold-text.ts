/** Nothing beyond ASCII: no marks to take away. */
const PLAIN = /^[ -~]*$/;

/** A text without case and marks, for comparing: `Việt` is found by `viet`, `Türkiye` by `turk`. */
export const foldText = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd')).toLowerCase();
