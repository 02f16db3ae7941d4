import {
  constants,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encryptBody } from './encrypt-body';
import { type GenerateRandomBytes, generateSecureRandomBytes } from './random';

const pairs = [1024, 2048].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }));
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const [pair = generateKeyPairSync('rsa', { modulusLength: 1024 })] = pairs;

/** Decrypts an encrypted body with node:crypto only, independently of the code under test. */
function decryptBody(privateKey: KeyObject, encrypted: ReturnType<typeof encryptBody>) {
  if (!encrypted.ok) throw new Error(encrypted.error);
  const { body, headers } = encrypted.value;
  const message = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(headers['X-RSA'], 'base64'),
  );
  const sessionKey = message.subarray(-8);
  const padding = message.subarray(2, -9);
  const des = createDecipheriv('des-ede3-ecb', Buffer.concat([sessionKey, sessionKey, sessionKey]), null);
  const text = Buffer.concat([des.update(body, 'base64'), des.final()]).toString('utf8');
  const digest = createHmac('sha256', sessionKey).update(body).digest('hex');
  return { text, sessionKey: sessionKey.toString('latin1'), message, padding, digest };
}

afterEach(() => vi.restoreAllMocks());

describe('[ENC-1] encrypted body', () => {
  test.each(pairs)(
    '[ENC-1.1][ENC-1.2] the body and headers of an encrypted request can be decrypted and verified with node:crypto',
    ({ publicKey, privateKey }) => {
      const text = JSON.stringify({ username: 'ann', password: 'p4ss 密码 🎲' });
      const encrypted = encryptBody(spki(publicKey), text, generateSecureRandomBytes);
      const decrypted = decryptBody(privateKey, encrypted);
      expect(decrypted.text).toBe(text);
      expect([...decrypted.message.subarray(0, 2), decrypted.message.at(-9)]).toEqual([0, 2, 0]);
      expect(decrypted.padding.includes(0)).toBe(false);
      expect(decrypted.padding.length).toBeGreaterThanOrEqual(8);
      expect(encrypted).toMatchObject({ value: { headers: { Encryption: '1', 'X-Digest': decrypted.digest } } });
      expect(decrypted.digest).toMatch(/^[\da-f]{64}$/);
    },
  );

  test('a body can be encrypted with a base64 SPKI key or a PKCS#1 PEM key', () => {
    const bare = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(decryptBody(pair.privateKey, encryptBody(bare, 'text', generateSecureRandomBytes)).text).toBe('text');
    const rsaPem = pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(decryptBody(pair.privateKey, encryptBody(rsaPem, 'text', generateSecureRandomBytes)).text).toBe('text');
  });

  test('decrypts to the original text, whatever the text is', () => {
    const key = spki(pair.publicKey);
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.json(), fc.string({ minLength: 500, maxLength: 4000 }));
    fc.assert(
      fc.property(text, (original) => {
        expect(decryptBody(pair.privateKey, encryptBody(key, original, generateSecureRandomBytes)).text).toBe(original);
      }),
      { numRuns: 150 },
    );
  });

  test('depends only on the key, the text and the random bytes', () => {
    const counting = (): GenerateRandomBytes => {
      let next = 0;
      return (length) =>
        Uint8Array.from({ length }, () => {
          next += 7;
          return next & 255;
        });
    };
    const key = spki(pair.publicKey);
    expect(encryptBody(key, 'text', counting())).toEqual(encryptBody(key, 'text', counting()));
  });

  test('does not depend on Math.random', () => {
    const mathRandom = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const key = spki(pair.publicKey);
    const encrypted = Array.from({ length: 200 }, () => encryptBody(key, 'same text', generateSecureRandomBytes));
    const headers = encrypted.map((one) => (one.ok ? one.value.headers['X-RSA'] : ''));
    const bodies = encrypted.map((one) => (one.ok ? one.value.body : ''));
    expect(new Set(headers).size).toBe(200);
    expect(new Set(bodies).size).toBe(200);
    expect(mathRandom).not.toHaveBeenCalled();
  });

  test('[ENC-1.1] has a session key of 8 printable characters, which are evenly distributed', () => {
    const key = spki(pair.publicKey);
    const counts = new Map<number, number>();
    for (let round = 0; round < 300; round += 1) {
      const { sessionKey } = decryptBody(pair.privateKey, encryptBody(key, 'x', generateSecureRandomBytes));
      expect(sessionKey).toMatch(/^[!-~]{8}$/);
      for (const character of sessionKey) {
        const pairIndex = character.charCodeAt(0) >> 1;
        counts.set(pairIndex, (counts.get(pairIndex) ?? 0) + 1);
      }
    }
    // 2,400 characters over 48 pairs: 50 each, standard deviation 7; 10 and 110 are more than five deviations away.
    expect(counts.size).toBe(48);
    expect(Math.min(...counts.values())).toBeGreaterThan(10);
    expect(Math.max(...counts.values())).toBeLessThan(110);
  });
});

describe('[ENC-2.1] encrypting a body without a usable key', () => {
  const small = generateKeyPairSync('rsa', { modulusLength: 512 });
  // With exponent 1 the message is not encrypted.
  const exponentOne = Buffer.from(
    pair.publicKey
      .export({ type: 'spki', format: 'der' })
      .toString('hex')
      .replace(/0203010001$/, '0203000001'),
    'hex',
  ).toString('base64');

  test.each([
    ['an empty key', ''],
    ['a blank key', ' \n'],
    ['a word', 'garbage'],
    ['PEM around nothing', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
    ['half a key', spki(pair.publicKey).slice(0, 120)],
    ['HTML', '<html><body>502</body></html>'],
    ['an EC key', spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
    ['a key of 512 bits', spki(small.publicKey)],
    ['a key with the exponent 1', exponentOne],
  ])('encrypting a body with %s as the key returns the error “Missing Encryption”', (_, key) => {
    expect(encryptBody(key, 'text', generateSecureRandomBytes)).toEqual({ ok: false, error: 'Missing Encryption' });
  });

  test('encrypting a body never throws, whatever the key is', () => {
    const der = pair.publicKey.export({ type: 'spki', format: 'der' });
    const damaged = fc
      .array(fc.tuple(fc.nat(der.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
      .map((changes) => {
        const copy = Buffer.from(der);
        for (const [at, byte] of changes) copy[at] = byte;
        return copy.toString('base64');
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string(), fc.base64String()), (key) => {
        const encrypted = encryptBody(key, 'text', generateSecureRandomBytes);
        if (!encrypted.ok) expect(encrypted.error).toBe('Missing Encryption');
      }),
      { numRuns: 300 },
    );
  });
});
