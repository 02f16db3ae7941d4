import { type InferOutput, integer, minValue, number, object, pipe, string } from 'valibot';

const count = pipe(number(), integer(), minValue(0));

/** What makes a list of domains trustworthy: a signature that the deployment's pinned key confirms (DOM-1). */
export const lineSeal = object({
  /** Merchant code the list is for. */
  merchant: string(),
  /** Counts up with every list; an older one than the last that was taken is refused. */
  version: count,
  /** Epoch milliseconds from which the list counts no more. */
  expires: count,
  /** Base64, over {@link sealedText}: Ed25519, or ECDSA with P-256 and SHA-256 as r‖s. */
  signature: string(),
});
export type LineSeal = InferOutput<typeof lineSeal>;

/** The text that is signed: canonical JSON, its keys in alphabetical order and without spaces. */
export function sealedText(domains: readonly string[], { expires, merchant, version }: LineSeal): string {
  return JSON.stringify({ domains, expires, merchant, version });
}
