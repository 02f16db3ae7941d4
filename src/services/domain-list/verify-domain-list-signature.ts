import { type DomainListSignature, serializeDomainListForSigning } from '../../contract/merchant/domain-list-signature';

/** Signature algorithms by the length of the public key's SPKI encoding (bytes). */
const ALGORITHMS: Readonly<Record<number, EcKeyImportParams & EcdsaParams>> = {
  44: { name: 'Ed25519', namedCurve: 'Ed25519', hash: 'SHA-256' },
  91: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
};

/**
 * Resolves with whether a domain list was signed with the pinned key. Also false if the browser cannot verify the
 * signature, because the page was loaded over http or the algorithm is not supported.
 * @param publicKey base64 SPKI
 */
export async function verifyDomainListSignature(
  domains: readonly string[],
  signatureBlock: DomainListSignature,
  publicKey: string,
): Promise<boolean> {
  try {
    const spki = bytesOf(publicKey);
    const algorithm = ALGORITHMS[spki.length];
    if (!algorithm) return false;
    const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
    const text = new TextEncoder().encode(serializeDomainListForSigning(domains, signatureBlock));
    return await crypto.subtle.verify(algorithm, key, bytesOf(signatureBlock.signature), text);
  } catch {
    // Invalid base64, an invalid key or no WebCrypto: the list is not verified.
    return false;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
