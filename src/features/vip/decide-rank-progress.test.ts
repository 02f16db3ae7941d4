import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { rankProgress } from '../../contract/endpoints/promotion';
import { decideRankProgress } from './decide-rank-progress';

const progress = (done: number, expected: number, labelId: string) =>
  decideRankProgress(
    parse(rankProgress.answer, {
      currentProgress: { completedConditions: done, totalExpectedConditions: expected },
      playerRankProgress: { labelId },
    }),
  );

describe('[VIP-1] progress towards the next rank', () => {
  test.each([
    // done expected next ratio top
    [4, 10, '4', 0.4, false],
    [0, 10, '1', 0, false],
    [10, 10, '4', 1, false],
    [12, 10, '4', 1, false],
    [-1, 10, '4', 0, false],
    [0, 0, '4', 0, false],
    [0, 0, '', 1, true],
    [3, 10, '', 1, true],
  ])('%i of %i, next label %j: %d, top %s', (done, expected, labelId, ratio, isTop) => {
    expect(progress(done, expected, labelId)).toEqual({ done, expected, ratio, isTop });
  });

  test('an answer without either is the top', () => {
    expect(decideRankProgress(parse(rankProgress.answer, {}))).toMatchObject({ ratio: 1, isTop: true });
  });
});
