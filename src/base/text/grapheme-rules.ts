// The parts of a grapheme (UAX 29). Where the rules below are coarser than Unicode's they join more, never less.
const PREPENDED = '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u0d4e\\u{110bd}\\u{110cd}\\u{111c2}\\u{111c3}]';
const LEADING_JAMO = '[\\u1100-\\u115f\\ua960-\\ua97c]';
/** Marks, vowel signs, skin tones, joiners, tags, and the jamo that follow others. */
const EXTENDING =
  '[\\p{M}\\p{Emoji_Modifier}\\u200c\\u200d\\u{e0020}-\\u{e007f}\\u0e33\\u0eb3\\uff9e\\uff9f\\u1160-\\u11ff\\ud7b0-\\ud7fb]';
/** Signs that join two consonants of Indic scripts, of Burmese and of Khmer. */
const LINKER = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0c4d\\u0d4d\\u1039\\u17d2\\u1a60\\u1b44\\u1bab\\ua9c0\\uaaf6]';
// A letter that itself begins a grapheme, which another letter may continue, is not joined.
const JOINED = `(?:\\u200d\\p{Extended_Pictographic}|${LINKER}${EXTENDING}*(?!${LEADING_JAMO}|${PREPENDED})\\p{Lo})`;
const GRAPHEME = new RegExp(
  // A prepended sign belongs to what follows, also after a jamo.
  `${PREPENDED}*${LEADING_JAMO}*(?:\\r\\n|\\p{RI}\\p{RI}|(?!${PREPENDED})[^])(?:${JOINED}|${EXTENDING})*`,
  'gu',
);

/**
 * Returns the start of the grapheme that contains a code unit; the length of the text if there is no such code unit. For
 * browsers without `Intl.Segmenter`.
 */
export function findGraphemeStartByRules(text: string, index: number): number {
  if (index >= text.length) return text.length;
  GRAPHEME.lastIndex = 0;
  let start = 0;
  while (GRAPHEME.test(text) && GRAPHEME.lastIndex <= index) start = GRAPHEME.lastIndex;
  return start;
}
