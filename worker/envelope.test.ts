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
import { sealBody } from './envelope';
import { type RandomBytes, secureBytes } from './random';

const pairs = [1024, 2048].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }));
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const [pair = generateKeyPairSync('rsa', { modulusLength: 1024 })] = pairs;

/** Opens an envelope with node:crypto alone: none of the code that sealed it. */
function open(privateKey: KeyObject, sealed: ReturnType<typeof sealBody>) {
  if (!sealed.ok) throw new Error(sealed.reason);
  const { body, headers } = sealed.value;
  const message = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(headers['X-RSA'], 'base64'),
  );
  const secret = message.subarray(-8);
  const padding = message.subarray(2, -9);
  const des = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null);
  const text = Buffer.concat([des.update(body, 'base64'), des.final()]).toString('utf8');
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  return { text, secret: secret.toString('latin1'), message, padding, digest };
}

afterEach(() => vi.restoreAllMocks());

describe('[ENC-1] the envelope', () => {
  test.each(pairs)('opens with node:crypto, byte for byte', ({ publicKey, privateKey }) => {
    const text = JSON.stringify({ username: 'ann', password: 'p4ss 密码 🎲' });
    const sealed = sealBody(spki(publicKey), text, secureBytes);
    const opened = open(privateKey, sealed);
    expect(opened.text).toBe(text);
    expect([...opened.message.subarray(0, 2), opened.message.at(-9)]).toEqual([0, 2, 0]);
    expect(opened.padding.includes(0)).toBe(false);
    expect(opened.padding.length).toBeGreaterThanOrEqual(8);
    expect(sealed).toMatchObject({ value: { headers: { Encryption: '1', 'X-Digest': opened.digest } } });
    expect(opened.digest).toMatch(/^[\da-f]{64}$/);
  });

  test('takes PEM and bare base64 alike', () => {
    const bare = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(open(pair.privateKey, sealBody(bare, 'text', secureBytes)).text).toBe('text');
    const rsaPem = pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(open(pair.privateKey, sealBody(rsaPem, 'text', secureBytes)).text).toBe('text');
  });

  test('any text comes back as it was', () => {
    const key = spki(pair.publicKey);
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.json(), fc.string({ minLength: 500, maxLength: 4000 }));
    fc.assert(
      fc.property(text, (given) => {
        expect(open(pair.privateKey, sealBody(key, given, secureBytes)).text).toBe(given);
      }),
      { numRuns: 150 },
    );
  });

  test('the same random bytes give the same envelope: nothing else is random', () => {
    const counting = (): RandomBytes => {
      let next = 0;
      return (length) =>
        Uint8Array.from({ length }, () => {
          next += 7;
          return next & 255;
        });
    };
    const key = spki(pair.publicKey);
    expect(sealBody(key, 'text', counting())).toEqual(sealBody(key, 'text', counting()));
  });

  test('Math.random is never asked, so a fixed one changes nothing', () => {
    const weak = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const key = spki(pair.publicKey);
    const sealed = Array.from({ length: 200 }, () => sealBody(key, 'same text', secureBytes));
    const headers = sealed.map((one) => (one.ok ? one.value.headers['X-RSA'] : ''));
    const bodies = sealed.map((one) => (one.ok ? one.value.body : ''));
    expect(new Set(headers).size).toBe(200);
    expect(new Set(bodies).size).toBe(200);
    expect(weak).not.toHaveBeenCalled();
  });

  test('the random string is 8 printable characters, each pair of which counts the same for DES', () => {
    const key = spki(pair.publicKey);
    const seen = new Map<number, number>();
    for (let round = 0; round < 300; round += 1) {
      const { secret } = open(pair.privateKey, sealBody(key, 'x', secureBytes));
      expect(secret).toMatch(/^[!-~]{8}$/);
      for (const character of secret) {
        const strong = character.charCodeAt(0) >> 1;
        seen.set(strong, (seen.get(strong) ?? 0) + 1);
      }
    }
    // 2,400 characters over 48 pairs: 50 each, with a spread of 7; 10 and 110 are over five spreads away.
    expect(seen.size).toBe(48);
    expect(Math.min(...seen.values())).toBeGreaterThan(10);
    expect(Math.max(...seen.values())).toBeLessThan(110);
  });
});

describe('[ENC-2] without a usable key nothing is sealed', () => {
  const small = generateKeyPairSync('rsa', { modulusLength: 512 });
  // Exponent 1 leaves the message in the clear.
  const exponentOne = Buffer.from(
    pair.publicKey
      .export({ type: 'spki', format: 'der' })
      .toString('hex')
      .replace(/0203010001$/, '0203000001'),
    'hex',
  ).toString('base64');

  test.each([
    ['empty', ''],
    ['blank', ' \n'],
    ['a word', 'garbage'],
    ['PEM around nothing', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
    ['half a key', spki(pair.publicKey).slice(0, 120)],
    ['HTML', '<html><body>502</body></html>'],
    ['an EC key', spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
    ['512 bits', spki(small.publicKey)],
    ['exponent 1', exponentOne],
  ])('%s', (_, key) => {
    expect(sealBody(key, 'text', secureBytes)).toEqual({ ok: false, reason: 'Missing Encryption' });
  });

  test('whatever stands for a key, it never throws', () => {
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
        const sealed = sealBody(key, 'text', secureBytes);
        if (!sealed.ok) expect(sealed.reason).toBe('Missing Encryption');
      }),
      { numRuns: 300 },
    );
  });
});
