import { expect, test } from 'vitest';
import { generateDesKey } from './des-key';
import type { GenerateRandomBytes } from './random';

/**
 * Returns a random source for the test: it returns every byte value in turn for the choice of the characters, and the
 * byte `low` for their lowest bits.
 */
function cycleBytes(low: number): GenerateRandomBytes {
  // The bytes that would make some pairs more likely come first.
  let next = 240;
  let drawn = 0;
  return (length) => {
    if (drawn === 8) {
      drawn = 0;
      return new Uint8Array(length).fill(low);
    }
    const bytes = Uint8Array.from({ length }, (_, index) => (next + index) % 256);
    next += length;
    drawn += bytes.filter((byte) => byte < 240).length;
    return bytes;
  };
}

test.each([0, 1])(
  '[ENC-1.1] the characters of a session key are evenly distributed, even if the lowest bit of a random byte is always %s',
  (low) => {
    const random = cycleBytes(low);
    const characters = Array.from({ length: 30 }, () => generateDesKey(random)).join('');
    const times = new Map<number, number>();
    for (const character of characters) {
      const pair = character.charCodeAt(0) >> 1;
      times.set(pair, (times.get(pair) ?? 0) + 1);
    }
    expect(times.size).toBe(48);
    expect(new Set(times.values())).toEqual(new Set([5]));
    expect(characters).toMatch(/^[!-~]+$/);
    // The lowest bit is `low`, except in `!` and `~`, which replace space and DEL.
    const lowBits = [...characters].filter((it) => it !== '!' && it !== '~').map((it) => it.charCodeAt(0) & 1);
    expect(new Set(lowBits)).toEqual(new Set([low]));
  },
);
