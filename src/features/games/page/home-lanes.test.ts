import { expect, test } from 'vitest';
import { findMatchLaneIndex } from './home-lanes';

test.each([
  [['SPORTS', 'LOTT'], 0],
  [['LOTT', 'RNG', 'SPORTS', 'LIVE'], 2],
  [['LOTT', 'RNG'], 2],
  [[], 0],
])('[GAME-6.1] among the lanes of the categories %j, the match lane is inserted at index %i', (categories, index) => {
  expect(findMatchLaneIndex(categories)).toBe(index);
});
