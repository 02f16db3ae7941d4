import { expect, test } from 'vitest';
import { decodeEntities, MAX_EDITOR_TEXT_LENGTH, readEditorText } from './decode-entities';

test.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['&ldquo;Bonus&rdquo; &hellip; &#8217;', '“Bonus” … ’'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['Se&ntilde;or &Eacute;t&eacute; &yuml;', 'Señor Été ÿ'],
  ['&#x1F381; &#127873;', '🎁 🎁'],
  ['&#150; &#146; &#128;', '– ’ €'],
  ['&spades;&hearts;&clubs;&diams; &uarr;&darr; &infin;', '♠♥♣♦ ↑↓ ∞'],
  ['&LT;&QUOT;&AMP;', '<"&'],
  ['&amp;lt;', '&lt;'],
  ['a && b &bogus; & AT&T', 'a && b &bogus; & AT&T'],
  ['&#0;&#xd800;&#x110000;', ''],
  ['no entity', 'no entity'],
  ['', ''],
])('[POP-2.2][LINK-1] the entities of the text %j are decoded to %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each([
  ['a letter', 'W'],
  ['a letter with its mark', 'e\u0301'],
  ['an emoji of two code units', '🎁'],
  ['an emoji with a tone of skin', '👍🏽'],
])('[API-7.4] a title that is too long for a layout ends with an ellipsis, and not inside of %s', (_, character) => {
  for (const shift of [0, 1, 2, 3]) {
    const title = 'x'.repeat(shift) + character.repeat(MAX_EDITOR_TEXT_LENGTH + 1);
    const shortened = readEditorText(title);
    expect(shortened.length).toBeLessThanOrEqual(MAX_EDITOR_TEXT_LENGTH);
    expect(shortened.length).toBeGreaterThan(MAX_EDITOR_TEXT_LENGTH - 1 - character.length);
    expect(shortened).toMatch(new RegExp(`^x*(?:${character})+…$`, 'u'));
  }
});

test('[API-7.4] joined emoji are not divided either, and a text of marks alone is shortened', () => {
  const family = '👨\u200d👩';
  expect(readEditorText(family.repeat(MAX_EDITOR_TEXT_LENGTH))).toMatch(/👨\u200d👩…$/u);
  expect(readEditorText('\u0301'.repeat(3 * MAX_EDITOR_TEXT_LENGTH))).toBe('…');
});

test('[API-7.4][POP-2.2] a title that is short enough is not shortened, and its entities are decoded', () => {
  const longest = 'W'.repeat(MAX_EDITOR_TEXT_LENGTH);
  expect(readEditorText(longest)).toBe(longest);
  expect(readEditorText('Tom &amp; Jerry')).toBe('Tom & Jerry');
});
