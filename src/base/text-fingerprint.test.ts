import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTextFingerprint } from './text-fingerprint';

test('[API-3] a fingerprint is 14 hex digits, stable, and different for different texts', () => {
  expect(computeTextFingerprint('member')).toBe(computeTextFingerprint('member'));
  const texts = fc.uniqueArray(fc.string({ maxLength: 30 }), { minLength: 2, maxLength: 200 });
  fc.assert(
    fc.property(texts, (all) => {
      const prints = all.map(computeTextFingerprint);
      expect(prints.every((print) => /^[\da-f]{14}$/.test(print))).toBe(true);
      expect(new Set(prints).size).toBe(all.length);
    }),
  );
});

test.each([
  // cyrb53, computed once: storage keys must stay the same from build to build.
  ['', '0bdcb81aee8d83'],
  ['a', '1c2ba782c97901'],
  ['member', '1eccfcf56d888c'],
  ['幸运灯笼', '178f3775e400cf'],
  ['token-1', '06bcbe27e97cd1'],
  ['x'.repeat(1000), '1a7942aee5273b'],
])('[API-3] the fingerprint of %j is %s', (text, print) => {
  expect(computeTextFingerprint(text)).toBe(print);
});
