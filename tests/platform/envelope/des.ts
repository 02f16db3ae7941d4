import { createCipheriv, createDecipheriv } from 'node:crypto';

// OpenSSL 3 has no single DES without flags; three-key DES with the same key three times is DES.
const tripled = (key: Buffer) => Buffer.concat([key, key, key]);

/** DES/ECB/PKCS7 (ENC-1, ENC-4). @param key 8 bytes. @returns base64 */
export function encryptDes(key: Buffer, clear: string): string {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null);
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]).toString('base64');
}

/** @returns the clear text, or undefined when the padding does not fit the key */
export function tryDecryptDes(key: Buffer, cipherText: string): string | undefined {
  try {
    const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null);
    return Buffer.concat([decipher.update(cipherText, 'base64'), decipher.final()]).toString('utf8');
  } catch {
    // A wrong key or a cut text: the caller answers with the one refusal that gives nothing away.
    return undefined;
  }
}
