import { expect, test } from 'vitest';
import { buildRankLevelRows, computeMetallicColorNumber } from './rank-level-rows';

const level = (rankLevel: number) => ({
  labelId: String(rankLevel),
  labelName: `L${rankLevel}`,
  rankLevel,
  benefits: [],
});

test.each([
  [0, ['1 ahead', '2 ahead', '3 ahead']],
  [1, ['1 current', '2 ahead', '3 ahead']],
  [2, ['1 reached', '2 current', '3 ahead']],
  [9, ['1 reached', '2 reached', '3 reached']],
])('[VIP-1.4] the VIP level rows of a member at level %i have the states %j', (currentLevel, expected) => {
  const rows = buildRankLevelRows([level(3), level(1), level(2)], currentLevel);
  expect(rows.map(({ rankLevel, state }) => `${rankLevel} ${state}`)).toEqual(expected);
});

test.each([
  [5, [1, 2, 3, 4, 5]],
  [3, [1, 3, 5]],
  [1, [5]],
  [7, [1, 2, 2, 3, 4, 4, 5]],
])('[VIP-1] the cards of %i VIP levels have the color numbers %j, from 1 (bronze) to 5 (diamond)', (levels, metals) => {
  expect(Array.from({ length: levels }, (_, index) => computeMetallicColorNumber(index, levels))).toEqual(metals);
});
