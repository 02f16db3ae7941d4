import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findGraphemeStartByRules } from './grapheme-rules';
import { getFirstGrapheme, truncateText } from './graphemes';

const FAMILY = '👩🏽‍👩🏻‍👧‍👦';
const WALES = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';

/** Pieces of which texts in many scripts consist, some of them only valid together. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'a',
      'é',
      'e\u0301',
      ' ',
      '\n',
      '\r\n',
      'ก',
      'ำ',
      'ที่',
      'ကြ',
      'မ္မ',
      'ខ្មែរ',
      'क्ष',
      'क्',
      'ष',
      'স্ত্রী',
      'தமிழ்',
      'گ',
      'می\u200cخ',
      '한',
      'ᄒ',
      'ᅡ',
      'ᆫ',
    ],
    ...[
      FAMILY,
      WALES,
      '🇵🇭',
      '🇵',
      '🇭',
      '👍🏽',
      '🏽',
      '❤️',
      '1️⃣',
      '\ufe0f',
      '\u200d',
      '\u200b',
      '\u00ad',
      '👨',
      '🚀',
      '\u0600',
      '1',
      '\ud83d',
      '\ude00',
      '\u{e0067}',
      'ｶﾞ',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

const startsOf = (value: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(value)].map(({ index }) => index);

afterEach(() => vi.unstubAllGlobals());

/** Hides `Intl.Segmenter`, which Firefox has from 125. */
const hideSegmenter = () => vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }) as object);

describe('[PUSH-3] [MEM-1] [POP-5] characters as a reader sees them', () => {
  test.each([
    ['Ana', 'A'],
    ['  ñandú', 'ñ'],
    ['n\u0303andu\u0301', 'n\u0303'],
    [`${FAMILY} Cruz`, FAMILY],
    [`${WALES}Dylan`, WALES],
    ['🇵🇭🇻🇳', '🇵🇭'],
    ['❤️x', '❤️'],
    ['ที่นี่', 'ที่'],
    ['한국', '한'],
    ['\u200eAna', 'A'],
    ['\u200b Ana', 'A'],
    ['\u2068علی\u2069', 'ع'],
    ['', ''],
    [' ', ''],
    ['\u200e\u200b', ''],
  ])('the first character of the text %j is %j, also without Intl.Segmenter', (value, first) => {
    expect(getFirstGrapheme(value)).toBe(first);
    hideSegmenter();
    expect(getFirstGrapheme(value)).toBe(first);
  });

  test.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['four more', 6, 'four…'],
    [`ab${FAMILY}c`, 8, 'ab…'],
    ['🇵🇭🇻🇳🇹🇭', 6, '🇵🇭…'],
    [FAMILY, 4, '…'],
    ['abc', 0, ''],
    ['abc', -7, ''],
  ])('the text %j is shortened to %i code units as %j', (value, length, shortened) => {
    expect(truncateText(value, length)).toBe(shortened);
  });

  test('[API-7.4] a shortened text is never longer than its limit, and never ends inside of a character', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (value, limit) => {
        const shortened = truncateText(value, limit);
        expect(shortened.length).toBeLessThanOrEqual(limit);
        if (value.length <= limit) {
          expect(shortened).toBe(value);
          return;
        }
        const kept = shortened.slice(0, -1);
        expect(shortened).toBe(`${kept}…`);
        expect(value.startsWith(kept)).toBe(true);
        const rest = value.slice(kept.length);
        const cut = kept.length + rest.length - rest.trimStart().length;
        expect([...startsOf(value), value.length].some((start) => start >= kept.length && start <= cut)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  test('[API-7.4] the rules for browsers without Intl.Segmenter never cut where it would not', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 40 }), (value, index) => {
        const start = findGraphemeStartByRules(value, index);
        expect(start).toBeLessThanOrEqual(Math.max(index, 0));
        expect([...startsOf(value), value.length, 0]).toContain(start);
      }),
      {
        numRuns: 5_000,
        examples: [
          ['\u1112\u0600a', 2],
          ['\u0915\u094d\u1112\ud55c', 3],
        ],
      },
    );
  });
});
