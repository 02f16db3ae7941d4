import { type Finding, fault } from '../../src/services/config-check/finding';
import { getRawText, type RawObject } from '../../src/services/config-check/raw-value';

/** What the encodings (SPKI) of an Ed25519 key and of an uncompressed P-256 key begin with, and their lengths (bytes). */
const ENCODINGS = [
  { length: 44, head: '302a300506032b6570032100' },
  { length: 91, head: '3059301306072a8648ce3d020106082a8648ce3d03010703420004' },
] as const;

/** Returns whether `lines.publicKey` is a key: with any other text the app refuses every domain list (DOM-1). */
export function checkLines(settings: RawObject): readonly Finding[] {
  const key = getRawText(settings, 'lines', 'publicKey');
  if (key === '' || isPublicKey(key)) return [];
  const path = ['lines', 'publicKey'];
  if (key.includes('PRIVATE'))
    return [fault(path, 'is a private key, which every visitor would read: make a new one.')];
  const hint = 'npm run sign-lines -- --new-key FILE prints one';
  return [fault(path, `is no Ed25519 or P-256 public key (base64 SPKI); ${hint}.`)];
}

/** Whether the app can read a key. It decodes as the app does: line breaks and missing "=" do not matter. */
function isPublicKey(key: string): boolean {
  try {
    const bytes = Buffer.from(atob(key), 'latin1');
    return ENCODINGS.some(({ length, head }) => bytes.length === length && bytes.toString('hex').startsWith(head));
  } catch {
    return false; // no base64
  }
}
