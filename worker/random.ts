/** Fills `length` new bytes from a cryptographically secure source. */
export type RandomBytes = (length: number) => Uint8Array;

/** The browser's own source; there in workers and over http as well. */
export const secureBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/**
 * `length` bytes that `accept` takes, each equally likely. Ends as long as a fair source gives one that is accepted.
 */
export function drawBytes(length: number, random: RandomBytes, accept: (byte: number) => boolean): number[] {
  const drawn: number[] = [];
  while (drawn.length < length) {
    for (const byte of random(length - drawn.length)) if (accept(byte)) drawn.push(byte);
  }
  return drawn;
}
