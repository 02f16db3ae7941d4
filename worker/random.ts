/** Returns `length` bytes from a cryptographically secure source. */
export type GenerateRandomBytes = (length: number) => Uint8Array;

/** The browser's cryptographically secure random source, which is also available in web workers and over http. */
export const generateSecureRandomBytes: GenerateRandomBytes = (length) =>
  crypto.getRandomValues(new Uint8Array(length));

/** Returns `length` random bytes for which `accept` returns true, all equally likely. */
export function generateMatchingRandomBytes(
  length: number,
  random: GenerateRandomBytes,
  accept: (byte: number) => boolean,
): number[] {
  const drawn: number[] = [];
  while (drawn.length < length) {
    for (const byte of random(length - drawn.length)) if (accept(byte)) drawn.push(byte);
  }
  return drawn;
}
