import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { rankProgress } from '../../contract/endpoints/site/vip';
import { summarizeRankProgress } from './summarize-rank-progress';

const progress = (done: number, expected: number, labelId: string) =>
  summarizeRankProgress(
    parse(rankProgress.response, {
      currentProgress: { completedConditions: done, totalExpectedConditions: expected },
      playerRankProgress: { labelId },
    }),
  );

describe('[VIP-1.1] progress towards the next rank', () => {
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
  ])(
    'with %i of %i conditions met and the next label %j, the progress has ratio=%d and isTop=%s',
    (done, expected, labelId, ratio, isTop) => {
      expect(progress(done, expected, labelId)).toEqual({ done, expected, ratio, isTop });
    },
  );

  test('for an empty response, the progress towards the next rank has ratio=1 and isTop=true', () => {
    expect(summarizeRankProgress(parse(rankProgress.response, {}))).toMatchObject({ ratio: 1, isTop: true });
  });
});
