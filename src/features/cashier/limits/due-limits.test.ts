import { describe, expect, test } from 'vitest';
import type { PlayLimit } from '../../../contract/endpoints/account/play-limits';
import { getTimeToNextDue, listDueLimits } from './due-limits';

const NOW = 1_000;
const limit = (nextAt: number, needsConfirmation = true): PlayLimit => ({
  kind: 'DEPOSIT',
  period: 'DAY',
  limit: '5.00',
  used: '0.00',
  next: '9.00',
  nextAt,
  needsConfirmation,
});

describe('[SAFE-2.17] limits to confirm', () => {
  test.each([
    // ends of the delays   due   until the next one
    [[], [], undefined],
    [[0], [], undefined],
    [[NOW - 1], [NOW - 1], undefined],
    [[NOW], [NOW], undefined],
    [[NOW + 1], [], 1],
    [[NOW + 9, NOW - 1, NOW + 5], [NOW - 1], 5],
  ] as const)('of delays that end at %j, those of %j are due, and the next one in %s ms', (ends, due, wait) => {
    const list = ends.map((end) => limit(end));
    expect(listDueLimits(list, NOW).map(({ nextAt }) => nextAt)).toEqual(due);
    expect(getTimeToNextDue(list, NOW)).toBe(wait);
  });

  test('a change that needs no confirmation is never due', () => {
    expect(listDueLimits([limit(NOW, false)], NOW)).toEqual([]);
    expect(getTimeToNextDue([limit(NOW + 1, false)], NOW)).toBeUndefined();
  });
});
