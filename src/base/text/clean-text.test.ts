import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text';

const FAMILY = '👩🏽‍👩🏻‍👧‍👦';
const WALES = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';

describe('[PUSH-3] [MEM-1] texts of people', () => {
  test.each([
    ['the joiners of an emoji', `Hello ${FAMILY}!`],
    ['variation selectors', '❤️ ❤︎ 1️⃣'],
    ['the tags of a flag', `Bonus ${WALES}`],
    ['a flag', '🇵🇭'],
    ['an emoji of a newer Unicode', '\u{1fae9}\u{1faff}'],
    ['the non-joiner of Persian and Urdu', 'می\u200cخواهم'],
    ['the joiner of Indic scripts', 'क्\u200dष ක්\u200dය'],
    ['the word breaks of Thai, Khmer and Burmese', 'ลอต\u200bเตอรี่ ខ្មែរ\u200bភាសា မြန်မာ\u200bစာ'],
    ['a soft hyphen', 'Ge\u00adwinn'],
    ['direction marks', 'اردو \u200eABC\u200f'],
    ['a non-breaking space', '1\u00a0000\u202f₫'],
    ['lines', 'a\nb'],
  ])('[API-7.3] %s stay in a text', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });

  test.each([
    ['controls', 'A\u0000B\tC\u001b[1m', 'A B C [1m'],
    ['line ends of other systems', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['overrides and embeddings', '\u202e005\u202c \u202aa\u202b', '005 a'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['a byte order mark', '\ufeffa', 'a'],
    ['tags without an emoji', 'a\u{e0041}\u{e0042}\u{e007f}', 'a'],
    ['private characters', 'a\ue000\u{f0000}b', 'ab'],
    ['halves of surrogate pairs', 'a\ud83db\ude00', 'ab'],
    ['noncharacters', 'a\ufdd0\uffff', 'a'],
    ['spaces around', ' a ', 'a'],
    ['joiners alone', '\u200d\u200b \ufe0f', ''],
    ['a blank of Hangul or Braille alone', '\u3164\u2800', ''],
  ])('[API-7.3] %s do not stay in a text: %j is shown as %j', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test('a text on one line has no line breaks', () => {
    expect(cleanLine(' a\r\n\n b\tc ')).toBe('a b c');
  });

  test('a cleaned text has no control and no direction override, and is cleaned to itself', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        FAMILY,
        WALES,
        '\ud83d',
        '\ude00',
        '\ufeff',
        '\u202e',
        '\u{e0067}',
        '\u{e007f}',
        '\u{1f3f4}',
        '\r',
        '\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const clean = cleanText(pieces.join(''));
        expect(clean).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 5_000 },
    );
  });
});
