import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { tryDecryptDes } from './des';
import { openPkcs1 } from './unpad';

const SECRET_LENGTH = 8;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The clear text of a sealed body (ENC-1), or undefined when anything about it is wrong: headers, digest, key.
 * @param keys private keys that are accepted now
 */
export function tryOpenBody(
  keys: readonly KeyObject[],
  headers: IncomingHttpHeaders,
  body: string,
): string | undefined {
  const { encryption, 'x-rsa': rsa, 'x-digest': digest } = headers;
  if (encryption !== '1' || typeof rsa !== 'string' || typeof digest !== 'string' || !BASE64.test(body))
    return undefined;
  for (const key of keys) {
    const secret = openPkcs1(key, Buffer.from(rsa, 'base64'), SECRET_LENGTH);
    if (isDigest(secret, body, digest)) return tryDecryptDes(secret, body);
  }
  return undefined;
}

function isDigest(secret: Buffer, body: string, digest: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(digest, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
