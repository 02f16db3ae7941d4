import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities';

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
