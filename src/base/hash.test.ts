import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './hash';

test('[API-3] a fingerprint is 14 hex digits, stable, and other for another text', () => {
  expect(fingerprint('member')).toBe(fingerprint('member'));
  const texts = fc.uniqueArray(fc.string({ maxLength: 30 }), { minLength: 2, maxLength: 200 });
  fc.assert(
    fc.property(texts, (all) => {
      const prints = all.map(fingerprint);
      expect(prints.every((print) => /^[\da-f]{14}$/.test(print))).toBe(true);
      expect(new Set(prints).size).toBe(all.length);
    }),
  );
});
