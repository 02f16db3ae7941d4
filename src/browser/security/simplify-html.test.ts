import { expect, test } from 'vitest';
import { simplifyHtml } from './simplify-html';

const simplify = (html: string, maxLength = 1_000) =>
  simplifyHtml(html, { attributes: new Set(['alt', 'src']), maxLength });

test.each([
  ['<p style="color:red" onclick=\'x()\' ALT=a>a</P>', '<p alt="a">a</p>'],
  ['<img alt="a > b" src=x.png>', '<img alt="a > b" src="x.png">'],
  ['<img alt=\'say "hi"\'>', '<img alt="say &quot;hi&quot;">'],
  ['a < b <!-- c -->d<script>e</script>', 'a &lt; b d'],
  ['<<!-- -->b onclick=x>', '&lt;b onclick=x>'],
  ['a &amp; b', 'a &amp; b'],
])('[POP-5] the HTML %j is simplified to %j', (html, simplified) => {
  expect(simplify(html).html).toBe(simplified);
});

test('[POP-5.2] pictures as data URLs and styles do not use up the room of the text after them', () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(200_000)}`;
  const style = 'mso-style:1;'.repeat(200_000);
  const { html, dataUrls } = simplify(`<p style="${style}">a</p><img src="${picture}"><p>b</p><img src='${picture}'>c`);
  expect(html).toBe('<p>a</p><img src="data:,0"><p>b</p><img src="data:,1">c');
  expect(dataUrls).toEqual([picture, picture]);
});

test.each([
  ['<p>abcdef</p>', 8, '<p>abcd…'],
  ['<p>ab</p><p>cd</p>', 6, '<p>ab…'],
  ['abcd &amp; ef', 9, 'abcd …'],
  ['abcde 👩‍🚀 f', 9, 'abcde…'],
  ['<b>a</b>', 8, '<b>a</b>'],
])('[POP-5.2] the HTML %j is cut to %i characters as %j', (html, length, cut) => {
  expect(simplify(html, length).html).toBe(cut);
});
