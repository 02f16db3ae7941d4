import { constants, createPublicKey, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateSecureRandomBytes } from './random';
import { encryptRsa } from './rsa';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const der = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns the public key with another exponent. */
function withExponent(exponent: number): string {
  const e = Buffer.from(exponent.toString(16).padStart(12, '0'), 'hex').toString('base64url');
  return der(createPublicKey({ key: { ...publicKey.export({ format: 'jwk' }), e }, format: 'jwk' }));
}

const decrypt = (encrypted: string | undefined) =>
  privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(encrypted ?? '', 'base64'));

describe('[ENC-1.1] RSA with PKCS#1 v1.5 padding', () => {
  test.each([
    ['8 bytes', 8],
    ['117 bytes, the longest that leaves 8 bytes of padding', 117],
  ])('encrypts a text of %s', (_, length) => {
    const text = 'x'.repeat(length);
    const message = decrypt(encryptRsa(der(publicKey), text, generateSecureRandomBytes));
    expect(message).toHaveLength(128);
    expect(message.subarray(-length - 1).toString('latin1')).toBe(`\0${text}`);
    expect(message.subarray(2, -length - 1).includes(0)).toBe(false);
  });

  test('refuses a text that leaves fewer than 8 bytes of padding', () => {
    expect(encryptRsa(der(publicKey), 'x'.repeat(118), generateSecureRandomBytes)).toBeUndefined();
  });

  test('uses no zero bytes as padding, even if the random bytes contain zero bytes', () => {
    let next = 0;
    const random = (length: number) => Uint8Array.from({ length }, () => next++ % 3);
    const message = decrypt(encryptRsa(der(publicKey), 'x'.repeat(8), random));
    expect([...message.subarray(2, 8)]).toEqual([1, 2, 1, 2, 1, 2]);
    expect(message.subarray(2, -9).includes(0)).toBe(false);
  });
});

describe('[ENC-2] exponent of the public key', () => {
  test.each([
    3, 65_537,
    // jsencrypt treats anything larger than 32 bits as 1.
    0xffffffff,
  ])('a public key with the exponent %i is accepted', (exponent) => {
    const encrypted = encryptRsa(withExponent(exponent), 'x'.repeat(8), generateSecureRandomBytes);
    expect(Buffer.from(encrypted ?? '', 'base64')).toHaveLength(128);
  });

  test.each([1, 2, 4, 65_536, 0x100000001])('a public key with the exponent %i is refused', (exponent) => {
    const encrypted = encryptRsa(withExponent(exponent), 'x'.repeat(8), generateSecureRandomBytes);
    expect(encrypted).toBeUndefined();
  });
});
