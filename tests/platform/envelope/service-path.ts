import { randomBytes } from 'node:crypto';
import { encryptDes } from './des';

const KEY_LENGTH = 8;

/** Encrypts the path of a customer-service entry: DES ciphertext followed by its key of 8 characters (ENC-4). */
export function encryptCustomerServicePath(address: string): string {
  const key = randomBytes(KEY_LENGTH).toString('hex').slice(0, KEY_LENGTH);
  return `${encryptDes(Buffer.from(key), address)}${key}`;
}
