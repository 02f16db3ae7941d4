import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToPlainText } from './plain-text';

describe('[POP-5] plain text of an editor’s HTML', () => {
  test.each([
    ['<p>Join <strong>today</strong>.</p>', 'Join today.'],
    ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<p>Take</p><ul><li>Lottery</li><li>Slots</li></ul>', 'Take\n• Lottery\n• Slots'],
    ['5 &lt; 6 &amp;&amp; 7&nbsp;&gt;&#32;6 &#x20AC; &bogus;', '5 < 6 && 7 > 6 € &bogus;'],
    ['<script>alert(1)</script>Hi<style>p{}', 'Hi'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['a < b and b > a', 'a < b and b > a'],
    ['cut <b onclick="', 'cut'],
    ['&#0;&#9999999;', ''],
    ['&#x41;&#X42;&#67;&#x10ffff;&#x110000;', 'ABC\u{10ffff}'],
    ['&QUOT;&apos;&AMP;lt;', '"\'&lt;'],
    ['&#x1234567;&#12345678;', '&#x1234567;&#12345678;'],
    ['  a\t b\f\r c  ', 'a b c'],
    ['a <p> b </p> \n <p>c</p>', 'a b\nc'],
    ['<h1>A</h1><h6>B</h6><table><tr>C</tr></table><div>D</div><ol><li>E</li></ol>F', 'A\nB\nC\nD\n• E\nF'],
    ['<menu><li>A</li></menu>B', '• A\nB'],
    ['<P>A</P><BR/>B', 'A\nB'],
    ['<ul><li><br></li></ul>', ''],
    ['<ul><li>A</li><li>&nbsp;</li><li>B</li></ul>', '• A\n• B'],
    ['<table><tr><td>1</td><td>23</td></tr></table>', '1\n23'],
    ['<section>A</section><blockquote>B</blockquote><dl><dt>C</dt><dd>D</dd></dl>', 'A\nB\nC\nD'],
    ['<span>a</span><b>b</b>', 'ab'],
    ['<script>a</style>b</script>c', 'c'],
    ['<style>a<script>b</style>c', 'c'],
    ['a</script>b', 'ab'],
    ['<!-- a -->b<!doctype html>c', 'bc'],
    ['a<br', 'a'],
    ['a<!-- <p>old</p> x > y -->b<!--[if mso]>c<![endif]-->d<!-- e', 'abd'],
    ['<img alt="a > b" src="x">Hi <a title=\'>\'>there</a>', 'Hi there'],
    [`<img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}">Hi`, 'Hi'],
    ['<noscript>a</noscript><iframe>b</iframe><svg><text>c</text></svg><template>d</template>e', 'e'],
    ['&ldquo;Se&ntilde;or&rdquo;&hellip;&#150;', '“Señor”…–'],
    ['a << b <3 </> c', 'a << b <3 c'],
    ['', ''],
  ])('the HTML %j of a rich-text editor is converted to the plain text %j', (html, text) => {
    expect(htmlToPlainText(html)).toBe(text);
  });

  test('rich-text editor HTML of any characters is converted to plain text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (html) => typeof htmlToPlainText(html) === 'string'));
  });

  // An expression that backtracks would take hours for as many tags.
  test('rich-text editor HTML with a million unclosed tags is converted to plain text in linear time', () => {
    expect(htmlToPlainText('<script'.repeat(1_000_000))).toBe('');
  });
});
