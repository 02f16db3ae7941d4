import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEvictions, type KeptImage } from './choose-evictions';

const MONTH = 30 * 24 * 3_600_000;
/** A month after the pictures were stored: as old as they may be. */
const NOW = MONTH;
const image = (url: string, bytes: number, usedAt: number): KeptImage => ({ url, bytes, usedAt, storedAt: 0 });
const images = fc
  .array(fc.record({ bytes: fc.integer({ min: 1, max: 50 }), usedAt: fc.nat() }), { maxLength: 40 })
  .map((list) => list.map(({ bytes, usedAt }, n) => image(`u${n}`, bytes, usedAt)));

describe('[OFF-3] which pictures make room', () => {
  test.each([
    [{ bytes: 100, count: 9 }, []],
    [{ bytes: 60, count: 9 }, []],
    [{ bytes: 59, count: 9 }, ['old']],
    [{ bytes: 29, count: 9 }, ['middle', 'old']],
    [{ bytes: 100, count: 2 }, ['old']],
    [{ bytes: 0, count: 9 }, ['new', 'middle', 'old']],
  ])('%j: %j', (budget, gone) => {
    const kept = [image('middle', 20, 2), image('old', 30, 1), image('new', 10, 3)];
    expect(chooseEvictions(kept, { ...budget, age: MONTH }, NOW)).toEqual(gone);
  });

  test('[OFF-3] what is older than a month goes, however short ago it was shown, and takes no room from the rest', () => {
    const kept = [{ ...image('young', 20, 1), storedAt: 1 }, image('old', 30, 2)];
    expect(chooseEvictions(kept, { bytes: 100, count: 9, age: MONTH }, NOW)).toEqual([]);
    expect(chooseEvictions(kept, { bytes: 20, count: 1, age: MONTH }, NOW + 1)).toEqual(['old']);
  });

  test('[OFF-3] the rest fits, and nothing that stays was shown before something that went', () =>
    fc.assert(
      fc.property(images, fc.nat(500), fc.nat(40), (kept, bytes, count) => {
        const gone = new Set(chooseEvictions(kept, { bytes, count, age: MONTH }, NOW));
        const stays = kept.filter(({ url }) => !gone.has(url));
        expect(stays.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(bytes);
        expect(stays.length).toBeLessThanOrEqual(count);
        const newestGone = Math.max(...kept.filter(({ url }) => gone.has(url)).map(({ usedAt }) => usedAt));
        expect(stays.every(({ usedAt }) => usedAt >= newestGone)).toBe(true);
      }),
    ));
});
