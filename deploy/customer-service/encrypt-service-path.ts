import { createCipheriv, randomBytes } from 'node:crypto';

const KEY_LENGTH = 8;

/**
 * Encrypts the URL of a customer-service entry as the app decrypts it (ENC-4): DES, in base64, followed by the key of 8
 * characters. The key is part of the path, so this hides nothing; it is the form that the contract has.
 */
export function encryptServicePath(url: string): string {
  const key = randomBytes(KEY_LENGTH).toString('hex').slice(0, KEY_LENGTH);
  // OpenSSL 3 has no single DES; triple DES with three equal keys is the same.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key;
}
