import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Keys that lists are signed with; every browser in use verifies P-256. */
export const KINDS = ['p256', 'ed25519'] as const;
export type Kind = (typeof KINDS)[number];

/** A new key as PKCS#8 PEM. */
export function makeKey(kind: Kind): string {
  const { privateKey } =
    kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Reads a key; throws for one that the app could not verify. */
export function readKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'ed25519' && details?.namedCurve !== 'prime256v1')
    throw new Error('the key is neither P-256 nor Ed25519');
  return key;
}

/** What deploy/settings.json names as `lines.publicKey`: base64 SPKI. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
