import type { WorkerAnswer } from '../src/contract/worker-api';
import { tryDecryptDes } from './des';
import { SECRET_LENGTH } from './secret';

/**
 * Opens a customer-service path (ENC-4): its last 8 characters are the key. The key travels with the text, so what comes
 * out is to be trusted no more than what went in.
 */
export function openServicePath(path: string): WorkerAnswer<string> {
  const cipherText = path.slice(0, -SECRET_LENGTH);
  const clear = cipherText === '' ? undefined : tryDecryptDes(path.slice(-SECRET_LENGTH), cipherText);
  return clear === undefined ? { ok: false, reason: 'unreadable path' } : { ok: true, value: clear };
}
