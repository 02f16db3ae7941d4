import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { tryDecryptDes } from './des';
import { decryptPkcs1 } from './pkcs1';

const SECRET_LENGTH = 8;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Decrypts a request body (ENC-1). Returns `undefined` if the headers, digest or key are wrong.
 * @param keys private keys that are currently accepted
 */
export function tryDecryptBody(
  keys: readonly KeyObject[],
  headers: IncomingHttpHeaders,
  body: string,
): string | undefined {
  const { encryption, 'x-rsa': rsa, 'x-digest': digest } = headers;
  if (encryption !== '1' || typeof rsa !== 'string' || typeof digest !== 'string' || !BASE64.test(body))
    return undefined;
  for (const key of keys) {
    const secret = decryptPkcs1(key, Buffer.from(rsa, 'base64'), SECRET_LENGTH);
    if (isDigest(secret, body, digest)) return tryDecryptDes(secret, body);
  }
  return undefined;
}

function isDigest(secret: Buffer, body: string, digest: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const actual = Buffer.from(digest, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
