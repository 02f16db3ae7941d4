import { constants, createCipheriv, createHmac, createPrivateKey, privateDecrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import vectors from '../../docs/reference/envelope-vectors.json';
import { encryptBody } from '../../worker/encrypt-body';
import { createSeededRandom } from '../support/seeded-random';
import { FUZZ_RUNS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });

/** Number of bodies, a tenth of the hostile values: 10,000 in `npm run nightly`. */
const BODIES = FUZZ_RUNS / 10;

const { publicKey } = vectors.rsaKey;
const privateKey = createPrivateKey(vectors.rsaKey.privateKey);

type Random = () => number;

/** Returns a random text of code points of any plane, of up to 3,000 characters, or JSON with such a text. */
function createText(random: Random): string {
  const size = Math.floor(random() ** 4 * 3_000);
  const limits = [0x80, 0x800, 0xd800, 0x11_0000];
  const text = Array.from({ length: size }, () => {
    const limit = limits[Math.floor(random() * limits.length)] ?? 0x80;
    return String.fromCodePoint(Math.floor(random() * limit));
  }).join('');
  // Lone surrogates become U+FFFD in UTF-8, with every implementation.
  return Buffer.from(random() < 0.5 ? text : JSON.stringify({ username: text, password: text.length })).toString();
}

/** Returns what the app must send for a session key, computed with Node’s crypto alone. */
function encryptWithNode(text: string, sessionKey: Buffer) {
  // Triple DES with three equal keys is DES, which Node does not offer.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([sessionKey, sessionKey, sessionKey]), null);
  const body = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
  return { body, digest: createHmac('sha256', sessionKey).update(body).digest('hex') };
}

/** Draws random bytes and notes those that can be padding. */
function createSource(random: Random) {
  const drawn: number[] = [];
  const draw = (length: number) => {
    const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
    drawn.push(...bytes.filter((byte) => byte !== 0));
    return bytes;
  };
  return { drawn, draw };
}

test('[ENC-1] random bodies are encrypted byte by byte as Node’s crypto does, without Math.random', () => {
  // As in a web worker there is no `window`, without which jsencrypt falls back to Math.random.
  expect(typeof window).toBe('undefined');
  const mathRandom = vi.spyOn(Math, 'random');
  const random = createSeededRandom(FUZZ_SEED);
  for (let run = 0; run < BODIES; run += 1) {
    const text = createText(random);
    const { drawn, draw } = createSource(random);
    const encrypted = encryptBody(publicKey, text, draw);
    const { body, headers } = encrypted.ok ? encrypted.value : { body: '', headers: undefined };
    const rsa = Buffer.from(headers?.['X-RSA'] ?? '', 'base64');
    const message = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, rsa);
    const [padding, sessionKey] = [message.subarray(2, -9), message.subarray(-8)];
    const sent = { body, digest: headers?.['X-Digest'], around: [message[0], message[1], message.at(-9)] };
    const at = `FUZZ_SEED=${FUZZ_SEED}, body ${run}`;
    expect(sent, at).toEqual({ ...encryptWithNode(text, sessionKey), around: [0, 2, 0] });
    expect([...padding], at).toEqual(drawn.slice(-padding.length));
    expect(sessionKey.toString('latin1'), at).toMatch(/^[!-~]{8}$/);
  }
  expect(mathRandom).not.toHaveBeenCalled();
  mathRandom.mockRestore();
});
