import { describe, expect, test } from 'vitest';
import { groupByDay } from './group-by-day';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime();
const NONE = 0;

describe('[MEM-1] history entries grouped by day', () => {
  test.each([
    // times, newest first                                    entries per day
    [[], []],
    [[at(5, 9)], [1]],
    [[at(5, 23), at(5, 0)], [2]],
    [
      [at(5, 0), at(4, 23)],
      [1, 1],
    ],
    [
      [at(5, 9), at(5, 8), at(3, 8)],
      [2, 1],
    ],
    [
      [at(5, 9), NONE, NONE],
      [1, 2],
    ],
    [
      [NONE, at(5, 9), NONE, at(4, 9), at(5, 8)],
      [2, 2, 1],
    ],
  ])('history entries with the times %j are grouped into days with %j entries', (times, sizes) => {
    const groups = groupByDay(times.map((time) => ({ at: time })));
    expect(groups.map(({ entries }) => entries.length)).toEqual(sizes);
    expect(groups.map((group) => group.at)).toEqual(groups.map(({ entries }) => entries[0]?.at));
    expect(new Set(groups.map(({ day }) => day)).size).toBe(sizes.length);
  });
});
