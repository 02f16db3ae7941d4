import { constants, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/endpoints/session';
import { MINUTE, testPlatform } from '../testing/test-platform';
import { openPkcs1 } from './unpad';

const { caller } = testPlatform();
const TEXT = JSON.stringify({
  username: 'alice',
  password: 'Wonder-land-7',
  type: 'username',
  loginDeviceId: 'd',
  isOfficialAppLogin: false,
});

/** Posts a login as it is; answers the error code, or '' when it went through. */
async function post(body: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(caller().origin + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const { success, errorCode }: { success: boolean; errorCode?: string } = JSON.parse(await answer.text());
  return success ? '' : errorCode;
}

describe('[ENC-1] a sealed body', () => {
  test('[ENC-1] opens', async () => {
    const { body, headers } = await caller().seal(TEXT);
    expect(await post(body, headers)).toBe('');
  });

  test('[ENC-1] opens with text beyond ASCII', async () => {
    const { body, headers } = await caller().seal(TEXT.replace('alice', '爱丽丝'));
    expect(await post(body, headers)).toBe('not.exists.user');
  });

  test.each(['Encryption', 'X-RSA', 'X-Digest'])('[ENC-1] without %s is refused', async (name) => {
    const { body, headers } = await caller().seal(TEXT);
    const { [name]: _left, ...rest } = headers;
    expect(await post(body, rest)).toBe('encryption.invalid');
  });

  test('[ENC-2] in the clear is refused', async () => {
    expect(await post(TEXT, {})).toBe('encryption.invalid');
    const { headers } = await caller().seal(TEXT);
    expect(await post(TEXT, headers)).toBe('encryption.invalid');
  });

  test('[ENC-1] tampered with is refused', async () => {
    const { body, headers } = await caller().seal(TEXT);
    const swapped = (body.startsWith('A') ? 'B' : 'A') + body.slice(1);
    expect(await post(swapped, headers)).toBe('encryption.invalid');
  });

  test('[ENC-1] with the digest of another body is refused', async () => {
    const { body, headers } = await caller().seal(TEXT);
    const other = await caller().seal(TEXT);
    expect(await post(body, { ...headers, 'X-Digest': other.headers['X-Digest'] ?? '' })).toBe('encryption.invalid');
  });

  test('[ENC-1] wrapped in quotes, as a JSON text would be, is refused', async () => {
    const { body, headers } = await caller().seal(TEXT);
    expect(await post(JSON.stringify(body), headers)).toBe('encryption.invalid');
  });
});

describe('[ENC-1] a key that was replaced', () => {
  test('[ENC-1] still opens for a grace period, then no more', async () => {
    const old = await caller().publicKey();
    await caller().control('scenarios', { action: 'rotateKeys' });
    expect(await caller().publicKey()).not.toBe(old);
    const inGrace = await caller().seal(TEXT, old);
    expect(await post(inGrace.body, inGrace.headers)).toBe('');
    await caller().control('clock', { advance: 3 * MINUTE });
    const late = await caller().seal(TEXT, old);
    expect(await post(late.body, late.headers)).toBe('encryption.invalid');
  });

  test('[ENC-1] gives way to a new one after half an hour', async () => {
    const old = await caller().publicKey();
    await caller().control('clock', { advance: 29 * MINUTE });
    expect(await caller().publicKey()).toBe(old);
    await caller().control('clock', { advance: MINUTE });
    expect(await caller().publicKey()).not.toBe(old);
  });

  test('[ENC-1] opens nothing once revoked', async () => {
    const old = await caller().publicKey();
    await caller().control('scenarios', { action: 'revokeKeys' });
    const { body, headers } = await caller().seal(TEXT, old);
    expect(await post(body, headers)).toBe('encryption.invalid');
  });
});

describe.each([1024, 2048])('[ENC-1] PKCS#1 v1.5 with %i bits', (modulusLength) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const seal = (message: Buffer) => publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, message);

  test('[ENC-1] gives the message', () => {
    for (let round = 0; round < 50; round++) {
      const message = randomBytes(8);
      expect(openPkcs1(privateKey, seal(message), 8)).toEqual(message);
    }
  });

  test('[ENC-1] gives random bytes for what does not fit, and never throws', () => {
    const nine = Buffer.from('123456789');
    expect(openPkcs1(privateKey, seal(nine), 8).toString()).not.toBe('23456789');
    expect(openPkcs1(privateKey, randomBytes(modulusLength / 8), 8)).toHaveLength(8);
    expect(openPkcs1(privateKey, Buffer.alloc(modulusLength / 8, 255), 8)).toHaveLength(8);
    expect(openPkcs1(privateKey, Buffer.from('short'), 8)).toHaveLength(8);
  });
});
