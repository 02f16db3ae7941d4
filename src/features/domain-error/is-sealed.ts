import { type LineSeal, sealedText } from '../../contract/line-seal';

/** Algorithms by the length of a public key's SPKI in bytes. */
const ALGORITHMS: Readonly<Record<number, EcKeyImportParams & EcdsaParams>> = {
  44: { name: 'Ed25519', namedCurve: 'Ed25519', hash: 'SHA-256' },
  91: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
};

/**
 * Whether a list bears the signature of the pinned key. False as well where the browser cannot tell: over http, or
 * when it does not know the algorithm.
 * @param publicKey base64 SPKI
 */
export async function isSealed(domains: readonly string[], seal: LineSeal, publicKey: string): Promise<boolean> {
  try {
    const spki = bytesOf(publicKey);
    const algorithm = ALGORITHMS[spki.length];
    if (!algorithm) return false;
    const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
    const text = new TextEncoder().encode(sealedText(domains, seal));
    return await crypto.subtle.verify(algorithm, key, bytesOf(seal.signature), text);
  } catch {
    // No base64, no key, no WebCrypto: nothing here vouches for the list.
    return false;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
