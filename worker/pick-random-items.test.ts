import { describe, expect, test } from 'vitest';
import { pickRandomItems } from './pick-random-items';

const LETTERS = [...'abcdefgh'];

describe('[DOM-2] random sample of items', () => {
  test.each([
    // bytes in pairs, high byte first       picked
    [[0, 0, 0, 0, 0, 0], 3, 'abc'],
    [[0, 7, 0, 6, 0, 5], 3, 'hgf'],
    [[0, 8, 0, 8], 2, 'ac'],
    // 256 is 0 modulo 8 and 4 modulo 7, 257 is 5 modulo 7.
    [[1, 0, 1, 0], 2, 'af'],
    [[1, 3, 1, 1], 2, 'dg'],
    [[], 0, ''],
  ])(
    'with the random bytes %j and a count of %i, the random sample of the letters a to h is “%s”',
    (bytes, count, picked) => {
      const unusedBytes = [...bytes];
      const random = (length: number) => Uint8Array.from(unusedBytes.splice(0, length));
      expect(pickRandomItems(LETTERS, count, random).join('')).toBe(picked);
      expect(unusedBytes).toEqual([]);
    },
  );

  test('a random sample of items contains every item once if there are fewer items than `count`', () => {
    const picked = pickRandomItems(LETTERS, 20, (length) => new Uint8Array(length).fill(3));
    expect([...picked].sort()).toEqual(LETTERS);
    expect(LETTERS.join('')).toBe('abcdefgh');
  });
});
