import { fail, ok, type Result } from '../src/base/result';
import { tryDecryptDes } from './des';
import { SESSION_KEY_BYTES } from './session-key';

/**
 * Decrypts a customer-service path, whose last 8 characters are the key (ENC-4); returns an error if that fails. As the
 * path contains the key, the result is as untrusted as the path.
 */
export function decryptCustomerServicePath(encryptedPath: string): Result<string, string> {
  const decrypted = tryDecryptDes(encryptedPath.slice(-SESSION_KEY_BYTES), encryptedPath.slice(0, -SESSION_KEY_BYTES));
  return decrypted === undefined ? fail('unreadable path') : ok(decrypted);
}
