import { fail, ok, type Result } from '../src/base/result';
import { tryDecryptDes } from './des';
import { DES_KEY_BYTES } from './des-key';

/**
 * Decrypts a customer-service path, whose last 8 characters are the key (ENC-4); returns an error if that fails. As the
 * path contains the key, the result is as untrusted as the path.
 */
export function decryptCustomerServicePath(encryptedPath: string): Result<string, string> {
  const decrypted = tryDecryptDes(encryptedPath.slice(-DES_KEY_BYTES), encryptedPath.slice(0, -DES_KEY_BYTES));
  return decrypted === undefined ? fail('unreadable path') : ok(decrypted);
}
