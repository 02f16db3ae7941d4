import CryptoJS from 'crypto-js/core';
import 'crypto-js/hmac-sha256';
import type { SealedBody } from '../src/contract/envelope';
import type { WorkerAnswer } from '../src/contract/worker-api';
import { encryptDes } from './des';
import type { RandomBytes } from './random';
import { encryptRsa } from './rsa';
import { makeSecret } from './secret';

/**
 * Seals a body for the platform (ENC-1), the envelope of the specification: DES under a random string, the string under
 * the platform's RSA key. It keeps a body out of the logs on the way; against anybody who can change answers on the way,
 * the key included, TLS is what protects.
 * @param publicKey PEM or base64 SPKI
 */
export function sealBody(publicKey: string, text: string, random: RandomBytes): WorkerAnswer<SealedBody> {
  const secret = makeSecret(random);
  const rsa = encryptRsa(publicKey, secret, random);
  if (rsa === undefined) return { ok: false, reason: 'Missing Encryption' };
  const body = encryptDes(secret, text);
  // crypto-js rather than crypto.subtle, which is missing over http: one path, and DES brings it along anyway.
  const digest = CryptoJS.HmacSHA256(body, secret).toString();
  return { ok: true, value: { body, headers: { Encryption: '1', 'X-Digest': digest, 'X-RSA': rsa } } };
}
