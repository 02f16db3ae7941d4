import type { Language } from './languages';

/**
 * The first of the two Unicode isolate characters that keep a value in order inside a sentence of another direction;
 * POP_ISOLATE is the second.
 */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates a value that is inserted into a text of a right-to-left language, such as an amount, a phone number or a
 * name. Otherwise the surrounding text could change the order in which the parts of the value are displayed (I18N-2).
 */
export const isolateBidiText = (value: string, { dir }: Pick<Language, 'dir'>): string =>
  dir === 'rtl' ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value;
