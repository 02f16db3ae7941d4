import type { Language } from './languages';

/** Unicode isolate characters, which keep a value in order inside a sentence of another direction. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates a value that is inserted into a text of a right-to-left language, such as an amount, a phone number or a
 * name: the text around it would change the order of its parts (I18N-2).
 */
export const isolateBidiText = (value: string, { dir }: Pick<Language, 'dir'>): string =>
  dir === 'rtl' ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value;
