import { createCipheriv, createDecipheriv } from 'node:crypto';

// OpenSSL 3 disables single DES by default; triple DES with three equal keys is equivalent.
const tripled = (key: Buffer) => Buffer.concat([key, key, key]);

/** Encrypts with DES/ECB/PKCS7 (ENC-1, ENC-4). @param key 8 bytes. @returns base64 */
export function encryptDes(key: Buffer, plainText: string): string {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null);
  return Buffer.concat([cipher.update(plainText, 'utf8'), cipher.final()]).toString('base64');
}

/**
 * Decrypts base64 that was encrypted with DES/ECB/PKCS7. Returns `undefined` if the decrypted padding is invalid, for
 * example because the key is wrong.
 */
export function tryDecryptDes(key: Buffer, cipherText: string): string | undefined {
  try {
    const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null);
    return Buffer.concat([decipher.update(cipherText, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    // A wrong key or truncated text: the caller responds with the same error as for any other fault.
    return undefined;
  }
}
