import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text';

describe('[POP-5] the text of an editor’s HTML', () => {
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
    ['', ''],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('takes any text without throwing, within a time that grows with its length', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (html) => typeof plainText(html) === 'string'));
    const started = performance.now();
    plainText('<script'.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
