import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Types of signing keys. Every supported browser can verify P-256 signatures. */
export const SIGNING_KEY_TYPES = ['p256', 'ed25519'] as const;
export type SigningKeyType = (typeof SIGNING_KEY_TYPES)[number];

/** Generates a private key and returns it as PKCS#8 PEM. */
export function generateSigningKey(kind: SigningKeyType): string {
  const { privateKey } =
    kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Parses a private key; throws for a type that the app cannot verify. */
export function parsePrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'ed25519' && details?.namedCurve !== 'prime256v1')
    throw new Error('the key is neither P-256 nor Ed25519');
  return key;
}

/** Returns the public key for `lines.publicKey` in deploy/settings.json, as base64 SPKI. */
export const exportPublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
