import { expect, test, vi } from 'vitest';
import { quoteValue } from '../../../src/services/config-check/quote-value';

test.each([
  // value, as it is shown
  ['Fair', '"Fair"'],
  ['#12345g', '"#12345g"'],
  [7, '7'],
  [undefined, 'undefined'],
  ['https://img.example:8443/a@2x.png', '"https://img.example:8443/a@2x.png"'],
  ['https://u:pa55@img.example/a.png', '"https://…@img.example/a.png"'],
  ['https://u:pa/55@img.example/a.png', '"https://…@img.example/a.png"'],
  ['https:u:pa55@img.example', '"https:…@img.example"'],
  ['//pa55@img.example', '"//…@img.example"'],
  ['u:pa55@img.example', '"u:…@img.example"'],
  ['https://img.example/a.png?sig=pa55&b=c', '"https://img.example/a.png?…"'],
  ['https://img.example/#token=pa55', '"https://img.example/#…"'],
  [{ url: 'https://u:pa55@img.example' }, '{"url":"https://…@img.example"}'],
  ['\u001b[31m\u009b\u202e', '"\\u001b[31m\\u009b\\u202e"'],
])('[OPS-1.6] the value %j is shown without credentials and control characters', (value, shown) => {
  expect(quoteValue(value)).toBe(shown);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇵🇭'],
  ['a letter with its marks', 'e\u0301\u0323'],
])('[OPS-1.6][API-7.4] a long text is not cut inside of %s', (_what, character) => {
  const start = 'A'.repeat(78);
  expect(quoteValue(`${start}${character.repeat(2)}`)).toBe(`"${start}…"`);
});

test('[OPS-1.6] a data URL of 100 KB is shortened', () => {
  expect(quoteValue(`data:image/png;base64,${'A'.repeat(100_000)}`).length).toBeLessThan(100);
});

test('[OPS-1.6] of a value of many megabytes, only what is read is split into characters', () => {
  const split = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(quoteValue('A'.repeat(5_000_000)).length).toBeLessThan(100);
  expect(Math.max(...split.mock.calls.map(([text]) => text.length))).toBeLessThan(5_000);
  split.mockRestore();
});
