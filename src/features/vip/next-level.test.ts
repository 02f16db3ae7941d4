import { describe, expect, test } from 'vitest';
import { compareBenefits, findNextLevel } from './next-level';
import { buildRankLevelRows } from './rank-level-rows';

const level = (rankLevel: number) => ({
  labelId: `label-${rankLevel}`,
  labelName: `L${rankLevel}`,
  rankLevel,
  benefits: [],
});

describe('[VIP-1] next level', () => {
  test.each([
    // current level, next label → next level
    [2, 'label-3', 'L3'],
    [1, 'label-3', 'L3'],
    [2, 'unknown', 'L3'],
    [2, 'label-2', 'L3'],
    [2, 'label-1', 'L3'],
    [2, undefined, 'L3'],
    [0, undefined, 'L1'],
    [2, '', undefined],
    [3, undefined, undefined],
  ])(
    '[VIP-1.5] the next VIP level of a member at level %i with the next label id %j is %s',
    (currentLevel, nextLabelId, expected) => {
      const rows = buildRankLevelRows([level(3), level(1), level(2)], currentLevel);
      expect(findNextLevel(rows, nextLabelId)?.labelName).toBe(expected);
    },
  );
});

const benefit = (title: string, detail: string) => ({ title, detail });

describe('[VIP-1] benefit of the next level', () => {
  test.each([
    [[benefit('Rebate', '0.6 %')], { currentDetail: '0.6 %', change: 'changed' }],
    [[benefit('Rebate', '0.8 %')], { currentDetail: '0.8 %', change: 'same' }],
    [[benefit('Gift', '88')], { currentDetail: undefined, change: 'new' }],
    [[benefit('Rebate', '')], { currentDetail: '', change: 'changed' }],
    [[], { currentDetail: undefined, change: 'new' }],
  ])(
    '[VIP-1.5] compared with the current benefits %j, a benefit of the next level is classified as new, changed or the same',
    (current, expected) => {
      expect(compareBenefits(current, [benefit('Rebate', '0.8 %')])).toEqual([
        { ...benefit('Rebate', '0.8 %'), ...expected },
      ]);
    },
  );
});
