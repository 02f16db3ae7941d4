import { type GenerateRandomBytes, generateMatchingRandomBytes } from './random';

/** Length of a DES key (bytes). */
export const DES_KEY_BYTES = 8;

/**
 * Number of distinct values of a key byte. DES ignores the lowest bit, so printable ASCII characters provide only 48
 * different values.
 */
const PAIR_COUNT = 48;
const FIRST_PAIR = 0x20 >> 1;

/**
 * Generates a random DES key of printable ASCII characters (ENC-1). The 8 characters are drawn from all 48 distinct
 * values, which gives 44.7 bits of entropy; letters and digits alone would give 40.1 bits.
 */
export function generateDesKey(random: GenerateRandomBytes): string {
  const pairs = generateMatchingRandomBytes(DES_KEY_BYTES, random, (byte) => byte < PAIR_COUNT * 5);
  const lowBits = random(DES_KEY_BYTES);
  return String.fromCharCode(
    ...pairs.map((byte, index) => {
      const even = (FIRST_PAIR + (byte % PAIR_COUNT)) << 1;
      const character = even | ((lowBits[index] ?? 0) & 1);
      // Space and DEL are not printable: use the other character of their pair.
      return character === 0x20 ? 0x21 : character === 0x7f ? 0x7e : character;
    }),
  );
}
