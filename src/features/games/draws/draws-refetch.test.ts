import { expect, test } from 'vitest';
import { computeDrawsRefetchMs } from './draws-refetch';

test.each([
  [[1_012_000], 1_000_000, 17_000],
  [[1_012_000, 1_004_000], 1_000_000, 9_000],
  [[1_000_001], 1_000_000, 5_001],
  [[900_000], 1_000_000, 30_000],
  [[86_400_000], 1_000_000, 30_000],
  [[], 1_000_000, 30_000],
])('[GAME-8.4] with draws at %j, they are fetched again %i ms → $2 ms later', (times, now, expected) => {
  expect(computeDrawsRefetchMs(times, now)).toBe(expected);
});
