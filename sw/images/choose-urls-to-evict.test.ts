import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CacheEntryRecord, chooseUrlsToEvict } from './choose-urls-to-evict';

const MONTH = 30 * 24 * 3_600_000;
/**
 * The current time in the tests. The images were stored at time 0, so they have just reached their maximum age, a
 * month.
 */
const NOW = MONTH;
const image = (url: string, bytes: number, usedAt: number): CacheEntryRecord => ({ url, bytes, usedAt, storedAt: 0 });
const imageLists = fc
  .array(fc.record({ bytes: fc.integer({ min: 1, max: 50 }), usedAt: fc.nat() }), { maxLength: 40 })
  .map((list) => list.map(({ bytes, usedAt }, n) => image(`u${n}`, bytes, usedAt)));

describe('[OFF-3] which images are evicted', () => {
  test.each([
    [{ maxBytes: 100, maxCount: 9 }, []],
    [{ maxBytes: 60, maxCount: 9 }, []],
    [{ maxBytes: 59, maxCount: 9 }, ['old']],
    [{ maxBytes: 29, maxCount: 9 }, ['middle', 'old']],
    [{ maxBytes: 100, maxCount: 2 }, ['old']],
    [{ maxBytes: 0, maxCount: 9 }, ['new', 'middle', 'old']],
  ])(
    'if the image “old” has 30 bytes, “middle” 20 and “new” 10, the cache limits %j cause the eviction of %j',
    (limits, evicted) => {
      const images = [image('middle', 20, 2), image('old', 30, 1), image('new', 10, 3)];
      expect(chooseUrlsToEvict(images, { ...limits, maxAgeMs: MONTH }, NOW)).toEqual(evicted);
    },
  );

  test('an image older than a month is evicted, however recently it was used, and does not count towards the limits', () => {
    const images = [{ ...image('young', 20, 1), storedAt: 1 }, image('old', 30, 2)];
    expect(chooseUrlsToEvict(images, { maxBytes: 100, maxCount: 9, maxAgeMs: MONTH }, NOW)).toEqual([]);
    expect(chooseUrlsToEvict(images, { maxBytes: 20, maxCount: 1, maxAgeMs: MONTH }, NOW + 1)).toEqual(['old']);
  });

  test('the remaining images fit the limits and were used at least as recently as every evicted image', () =>
    fc.assert(
      fc.property(imageLists, fc.nat(500), fc.nat(40), (images, bytes, count) => {
        const evicted = new Set(chooseUrlsToEvict(images, { maxBytes: bytes, maxCount: count, maxAgeMs: MONTH }, NOW));
        const remaining = images.filter(({ url }) => !evicted.has(url));
        expect(remaining.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(bytes);
        expect(remaining.length).toBeLessThanOrEqual(count);
        const newestEvicted = Math.max(...images.filter(({ url }) => evicted.has(url)).map(({ usedAt }) => usedAt));
        expect(remaining.every(({ usedAt }) => usedAt >= newestEvicted)).toBe(true);
      }),
    ));
});
