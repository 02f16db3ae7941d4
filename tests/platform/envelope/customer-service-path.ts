import { randomBytes } from 'node:crypto';
import { encryptDes } from './des';

const KEY_LENGTH = 8;

/**
 * Encrypts the path of a customer-service entry with DES (ENC-4). Returns the ciphertext (base64) followed by the
 * key, which has 8 characters.
 */
export function encryptCustomerServicePath(address: string): string {
  const key = randomBytes(KEY_LENGTH).toString('hex').slice(0, KEY_LENGTH);
  return `${encryptDes(Buffer.from(key), address)}${key}`;
}
