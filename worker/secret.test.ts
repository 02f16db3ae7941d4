import { expect, test } from 'vitest';
import type { RandomBytes } from './random';
import { makeSecret } from './secret';

/** Gives every byte value in turn for the pairs, and `low` for the lowest bits, which are asked second. */
function everyByte(low: number): RandomBytes {
  // The bytes that would favour some pairs come first.
  let next = 240;
  let drawn = 0;
  return (length) => {
    if (drawn === 8) {
      drawn = 0;
      return new Uint8Array(length).fill(low);
    }
    const bytes = Uint8Array.from({ length }, (_, at) => (next + at) % 256);
    next += length;
    drawn += bytes.filter((byte) => byte < 240).length;
    return bytes;
  };
}

test.each([0, 1])(
  '[ENC-1] over all bytes each pair of characters comes five times: none is favoured (low bit %s)',
  (low) => {
    const random = everyByte(low);
    const characters = Array.from({ length: 30 }, () => makeSecret(random)).join('');
    const times = new Map<number, number>();
    for (const character of characters) {
      const pair = character.charCodeAt(0) >> 1;
      times.set(pair, (times.get(pair) ?? 0) + 1);
    }
    expect(times.size).toBe(48);
    expect(new Set(times.values())).toEqual(new Set([5]));
    expect(characters).toMatch(/^[!-~]+$/);
  },
);
