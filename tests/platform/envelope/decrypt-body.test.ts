import { constants, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { login } from '../../../src/contract/endpoints/account/session';
import { MINUTE_MS, setUpTestPlatform } from '../testing/test-platform';
import { decryptPkcs1 } from './pkcs1';

const { caller } = setUpTestPlatform();
const TEXT = JSON.stringify({
  username: 'alice',
  password: 'Wonder-land-7',
  type: 'username',
  loginDeviceId: 'd',
  isOfficialAppLogin: false,
});

/**
 * Posts `body` to the login endpoint without encrypting or changing it. Resolves with the error code of the response,
 * or '' on success.
 */
async function post(body: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(caller().origin + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const { success, errorCode }: { success: boolean; errorCode?: string } = JSON.parse(await response.text());
  return success ? '' : errorCode;
}

describe('[ENC-1.2] encrypted body', () => {
  test('[ENC-1] is decrypted', async () => {
    const { body, headers } = await caller().encryptBody(TEXT);
    expect(await post(body, headers)).toBe('');
  });

  test('[ENC-1] an encrypted body with non-ASCII text is decrypted', async () => {
    const { body, headers } = await caller().encryptBody(TEXT.replace('alice', '爱丽丝'));
    expect(await post(body, headers)).toBe('not.exists.user');
  });

  test.each(['Encryption', 'X-RSA', 'X-Digest'])('[ENC-1] is rejected without the header %s', async (name) => {
    const { body, headers } = await caller().encryptBody(TEXT);
    const { [name]: _omitted, ...rest } = headers;
    expect(await post(body, rest)).toBe('encryption.invalid');
  });

  test('[ENC-2] an unencrypted body is rejected if an encrypted body is required', async () => {
    expect(await post(TEXT, {})).toBe('encryption.invalid');
    const { headers } = await caller().encryptBody(TEXT);
    expect(await post(TEXT, headers)).toBe('encryption.invalid');
  });

  test('[ENC-1] is rejected if it was modified', async () => {
    const { body, headers } = await caller().encryptBody(TEXT);
    const swapped = (body.startsWith('A') ? 'B' : 'A') + body.slice(1);
    expect(await post(swapped, headers)).toBe('encryption.invalid');
  });

  test('[ENC-1] is rejected with the digest of another body', async () => {
    const { body, headers } = await caller().encryptBody(TEXT);
    const other = await caller().encryptBody(TEXT);
    expect(await post(body, { ...headers, 'X-Digest': other.headers['X-Digest'] ?? '' })).toBe('encryption.invalid');
  });

  test('[ENC-1] is rejected if it is sent as a JSON string, in quotes', async () => {
    const { body, headers } = await caller().encryptBody(TEXT);
    expect(await post(JSON.stringify(body), headers)).toBe('encryption.invalid');
  });
});

describe('[ENC-1] key rotation', () => {
  test('a body encrypted with a replaced key is decrypted during a grace period, but rejected afterwards', async () => {
    const old = await caller().publicKey();
    await caller().control('scenarios', { action: 'rotateKeys' });
    expect(await caller().publicKey()).not.toBe(old);
    const inGrace = await caller().encryptBody(TEXT, old);
    expect(await post(inGrace.body, inGrace.headers)).toBe('');
    await caller().control('clock', { advance: 3 * MINUTE_MS });
    const late = await caller().encryptBody(TEXT, old);
    expect(await post(late.body, late.headers)).toBe('encryption.invalid');
  });

  test('the platform’s public key is replaced after 30 minutes', async () => {
    const old = await caller().publicKey();
    await caller().control('clock', { advance: 29 * MINUTE_MS });
    expect(await caller().publicKey()).toBe(old);
    await caller().control('clock', { advance: MINUTE_MS });
    expect(await caller().publicKey()).not.toBe(old);
  });

  test('a body encrypted with a revoked key is rejected', async () => {
    const old = await caller().publicKey();
    await caller().control('scenarios', { action: 'revokeKeys' });
    const { body, headers } = await caller().encryptBody(TEXT, old);
    expect(await post(body, headers)).toBe('encryption.invalid');
  });
});

describe.each([1024, 2048])('[ENC-1] decryption with PKCS#1 v1.5 padding and a key of %i bits', (modulusLength) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const encrypt = (message: Buffer) => publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, message);

  test('decryption with PKCS#1 v1.5 padding returns the message', () => {
    for (let round = 0; round < 50; round++) {
      const message = randomBytes(8);
      expect(decryptPkcs1(privateKey, encrypt(message), 8)).toEqual(message);
    }
  });

  test('decryption with PKCS#1 v1.5 padding returns random bytes for invalid padding and never throws', () => {
    const nine = Buffer.from('123456789');
    expect(decryptPkcs1(privateKey, encrypt(nine), 8).toString()).not.toBe('23456789');
    expect(decryptPkcs1(privateKey, randomBytes(modulusLength / 8), 8)).toHaveLength(8);
    expect(decryptPkcs1(privateKey, Buffer.alloc(modulusLength / 8, 255), 8)).toHaveLength(8);
    expect(decryptPkcs1(privateKey, Buffer.from('short'), 8)).toHaveLength(8);
  });
});
