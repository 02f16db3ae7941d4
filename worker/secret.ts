import { drawBytes, type RandomBytes } from './random';

/** DES takes 8 bytes as its key. */
export const SECRET_LENGTH = 8;

/** `!` to `~`, the printable characters of ASCII, are 48 pairs once the lowest bit is left out. */
const PAIRS = 48;
const FIRST_PAIR = 0x20 >> 1;

/**
 * The random string that a body is sealed with (ENC-1). DES ignores the lowest bit of each byte, so the other bits are
 * what counts: one of 48 pairs of printable characters gives 44.7 bits in 8 characters, where letters and digits give 40.1.
 */
export function makeSecret(random: RandomBytes): string {
  const pairs = drawBytes(SECRET_LENGTH, random, (byte) => byte < PAIRS * 5);
  const lowBits = random(SECRET_LENGTH);
  return String.fromCharCode(
    ...pairs.map((byte, at) => {
      const even = (FIRST_PAIR + (byte % PAIRS)) << 1;
      const character = even | ((lowBits[at] ?? 0) & 1);
      // Space and DEL are the halves of a pair that are not printable.
      return character === 0x20 ? 0x21 : character === 0x7f ? 0x7e : character;
    }),
  );
}
