import { toAsciiDigits } from './digits';

/** Matches lower-case letters, digits and single spaces of ASCII, which need no normalization. */
const NORMALIZED = /^[a-z\d]*(?: [a-z\d]+)*$/;

/**
 * Matches the combining diacritics of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic ones, which are
 * seldom written. Those of other writing systems are vowels that everybody writes, or make another letter.
 */
const DIACRITICS = /[\u0300-\u036f\u064b-\u0652\u0670]/g;

/** Matches the vowel of Thai that is typed in place of the one which looks like two of it. */
const DOUBLE_SARA_E = /\u0e40\u0e40/g;
const SARA_AE = '\u0e41';

/** Matches what nobody types, or types in one of several forms: apostrophes, quotation marks, and invisible characters. */
const IGNORED = /['"`’‘‛‚“”„‟ʻʼʹˈʾʿ′″＇＂׳״«»‹›「」『』\p{Default_Ignorable_Code_Point}]/gu;

/** Matches the accent that is typed in place of an apostrophe. It decomposes to a space and a diacritic. */
const ACUTE_ACCENT = /´/g;

/** Matches what stands between words in several forms: spaces, dashes, dots and underscores. */
const SEPARATORS = /[\s\p{Pd}\u2212·•‧・_]+/gu;

/** Letters that do not decompose, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ς: 'σ',
  // Arabic keyboards type these for the letters of Urdu, and the other way round.
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ه: 'ہ',
  ة: 'ۃ',
};

/** Becomes katakana before voiced marks are composed: wa has a voiced form in katakana only. */
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * Returns a text as it is compared in searches, so that everything a reader takes for the same finds each other: without
 * case, diacritics (`viet` finds `Việt`, `turk` finds `Türkiye`), apostrophes and invisible characters; full-width and
 * half-width forms, digits of every writing system, ligatures, hiragana and katakana, dashes and spaces each in one form; one space between words.
 */
export function normalizeSearchText(text: string): string {
  if (NORMALIZED.test(text)) return text;
  return toAsciiDigits(text)
    .replace(ACUTE_ACCENT, '')
    .normalize('NFKD')
    .replace(IGNORED, '')
    .replace(DIACRITICS, '')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[đðħıłøŧæœßþςكيىهة]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(DOUBLE_SARA_E, SARA_AE)
    .replace(SEPARATORS, ' ')
    .trim();
}
