import { expect, test } from 'vitest';
import { matchesBefore } from './matches-before';

test.each([
  [['SPORTS', 'LOTT'], 0],
  [['LOTT', 'RNG', 'SPORTS', 'LIVE'], 2],
  [['LOTT', 'RNG'], 2],
  [[], 0],
])('[GAME-6] among %j the matches stand before number %i', (categories, place) => {
  expect(matchesBefore(categories)).toBe(place);
});
