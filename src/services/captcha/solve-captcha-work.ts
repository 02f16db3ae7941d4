/** How many numbers are tried at once: `digest` is asynchronous, and each wait has a price. */
const BATCH_SIZE = 256;

/** Whether this browser can do the work: not on a page without https. */
export const canDoCaptchaWork = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the digest begins with at least `bits` zero bits. */
export function hasLeadingZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (digest.subarray(0, whole).some((byte) => byte !== 0)) return false;
  const rest = bits % 8;
  return rest === 0 || (digest[whole] ?? 255) >> (8 - rest) === 0;
}

/**
 * Finds the proof that stands for the characters of a picture (CAPT-5): a number with which the SHA-256 of
 * `captchaId:number` begins with `bits` zero bits. Twice the work for each bit; the page stays usable meanwhile.
 * @returns the number as text; undefined once `signal` is aborted
 */
export async function solveCaptchaWork(
  captchaId: string,
  bits: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const encoder = new TextEncoder();
  for (let first = 0; !signal.aborted; first += BATCH_SIZE) {
    const tried = Array.from({ length: BATCH_SIZE }, (_, at) =>
      crypto.subtle.digest('SHA-256', encoder.encode(`${captchaId}:${first + at}`)),
    );
    const digests = await Promise.all(tried);
    const found = digests.findIndex((digest) => hasLeadingZeroBits(new Uint8Array(digest), bits));
    if (found >= 0 && !signal.aborted) return String(first + found);
  }
  return undefined;
}
