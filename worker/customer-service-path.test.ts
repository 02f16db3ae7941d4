import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decryptCustomerServicePath } from './customer-service-path';

/** Encrypts a customer-service path as the platform does, with node:crypto. */
function makePath(clear: string, key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  const des = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return Buffer.concat([des.update(clear, 'utf8'), des.final()]).toString('base64') + key;
}

describe('[ENC-4] customer-service path', () => {
  test('[ENC-4.1] is decrypted with its last 8 characters as the key', () => {
    const path = makePath('https://chat.vendor.example/?id=7&名=x', 'k3y-5678');
    expect(decryptCustomerServicePath(path)).toEqual({ ok: true, value: 'https://chat.vendor.example/?id=7&名=x' });
  });

  test.each(['', 'short', '12345678', 'AAAA12345678', '????12345678', `${'A'.repeat(44)}12345678`, '🎲🎲🎲🎲🎲🎲'])(
    'the customer-service path “%s” cannot be decrypted and results in an error',
    (path) => {
      expect(decryptCustomerServicePath(path)).toEqual({ ok: false, error: 'unreadable path' });
    },
  );

  test.each([
    // 7 bytes, from which crypto-js would return two characters.
    ['a length that is no multiple of a block', 'D4QdUtutbg==abcdefgh'],
    ['an empty text', makePath('', 'k3y-5678')],
  ])('results in an error if it has %s', (_, path) => {
    expect(decryptCustomerServicePath(path)).toEqual({ ok: false, error: 'unreadable path' });
  });

  test('[ENC-4.1] decrypting a customer-service path never throws, whatever the path is', () => {
    const good = makePath('https://chat.vendor.example/a/b/c', 'abcdefgh');
    const changed = fc
      .tuple(fc.nat(good.length - 1), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([at, piece]) => good.slice(0, at) + piece + good.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(changed, fc.string(), fc.base64String()), (path) => {
        const opened = decryptCustomerServicePath(path);
        expect(typeof (opened.ok ? opened.value : opened.error)).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });
});
