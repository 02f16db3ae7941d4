import { expect, test } from 'vitest';
import { arrangeLevels } from './arrange-levels';

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
])('[VIP-1] levels of a member at %i: %j', (own, shown) => {
  const arranged = arrangeLevels([level(3), level(1), level(2)], own);
  expect(arranged.map(({ rankLevel, state }) => `${rankLevel} ${state}`)).toEqual(shown);
});
