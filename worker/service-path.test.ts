import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openServicePath } from './service-path';

/** A path as a platform makes it, by node:crypto. */
function makePath(clear: string, key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  const des = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return Buffer.concat([des.update(clear, 'utf8'), des.final()]).toString('base64') + key;
}

describe('[ENC-4] a customer-service path', () => {
  test('opens with its last 8 characters', () => {
    const path = makePath('https://chat.vendor.example/?id=7&名=x', 'k3y-5678');
    expect(openServicePath(path)).toEqual({ ok: true, value: 'https://chat.vendor.example/?id=7&名=x' });
  });

  test.each(['', 'short', '12345678', 'AAAA12345678', '????12345678', `${'A'.repeat(44)}12345678`, '🎲🎲🎲🎲🎲🎲'])(
    'is unreadable, and no more, when damaged: %s',
    (path) => {
      expect(openServicePath(path)).toEqual({ ok: false, reason: 'unreadable path' });
    },
  );

  test('never throws, however it is changed', () => {
    const good = makePath('https://chat.vendor.example/a/b/c', 'abcdefgh');
    const changed = fc
      .tuple(fc.nat(good.length - 1), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([at, piece]) => good.slice(0, at) + piece + good.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(changed, fc.string(), fc.base64String()), (path) => {
        const opened = openServicePath(path);
        expect(typeof (opened.ok ? opened.value : opened.reason)).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });
});
