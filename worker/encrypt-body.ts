import CryptoJS from 'crypto-js/core';
import 'crypto-js/hmac-sha256';
import { fail, ok, type Result } from '../src/base/result';
import type { EncryptedBody } from '../src/contract/envelope';
import { encryptDes } from './des';
import { generateDesKey } from './des-key';
import type { GenerateRandomBytes } from './random';
import { encryptRsa } from './rsa';

/**
 * Encrypts a request body for the platform (ENC-1) with DES and a random session key, which is itself encrypted with
 * the platform's RSA key. Returns an error if the RSA key is not usable. The encryption keeps request bodies out of
 * the logs of proxies. It does not protect against an attacker who can replace responses, including the response with
 * the RSA key; TLS does.
 * @param publicKey PEM or base64 SPKI
 */
export function encryptBody(
  publicKey: string,
  text: string,
  random: GenerateRandomBytes,
): Result<EncryptedBody, string> {
  const sessionKey = generateDesKey(random);
  const rsa = encryptRsa(publicKey, sessionKey, random);
  if (rsa === undefined) return fail('Missing Encryption');
  const body = encryptDes(sessionKey, text);
  // crypto.subtle is missing over http, and DES needs crypto-js anyway.
  const digest = CryptoJS.HmacSHA256(body, sessionKey).toString();
  return ok({ body, headers: { Encryption: '1', 'X-Digest': digest, 'X-RSA': rsa } });
}
