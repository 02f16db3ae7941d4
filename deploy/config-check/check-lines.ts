import { type Finding, fault } from '../../src/services/config-check/finding';
import { getRawText, type RawObject } from '../../src/services/config-check/raw-value';

/** Base64 SPKI of an Ed25519 key, and of an uncompressed P-256 key, as `npm run sign-lines -- --new-key` prints them. */
const PUBLIC_KEY = /^(?:MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=|MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z\d+/]{86}==)$/;

/** Returns whether `lines.publicKey` is a key: with any other text the app refuses every domain list (DOM-1). */
export function checkLines(settings: RawObject): readonly Finding[] {
  const key = getRawText(settings, 'lines', 'publicKey');
  if (key === '' || PUBLIC_KEY.test(key)) return [];
  const path = ['lines', 'publicKey'];
  if (key.includes('PRIVATE'))
    return [fault(path, 'is a private key, which every visitor would read: make a new one.')];
  return [fault(path, 'is no Ed25519 or P-256 public key (base64 SPKI); npm run sign-lines -- --new-key prints one.')];
}
