import { type InferOutput, integer, minValue, number, object, pipe, string } from 'valibot';

const count = pipe(number(), integer(), minValue(0));

/** Signature of a domain list, verified with the key that the deployment pins (DOM-1). */
export const domainListSignature = object({
  /** Code of the merchant that the list is for. */
  merchant: string(),
  /**
   * Version of the list, which increases with every new list. A list with a lower version than the last accepted list
   * is refused.
   */
  version: count,
  /** When the list expires (epoch ms). */
  expires: count,
  /**
   * Base64 signature of the output of {@link serializeDomainListForSigning}: Ed25519, or ECDSA with P-256 and SHA-256
   * in the format r‖s.
   */
  signature: string(),
});
export type DomainListSignature = InferOutput<typeof domainListSignature>;

/** Returns the text that is signed: canonical JSON with keys in alphabetical order and without spaces. */
export function serializeDomainListForSigning(
  domains: readonly string[],
  { expires, merchant, version }: DomainListSignature,
): string {
  return JSON.stringify({ domains, expires, merchant, version });
}
