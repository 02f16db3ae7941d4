import { describe, expect, test } from 'vitest';
import { CHECK_INTERVAL_MS, isCheckDue } from './check-schedule';

const HOUR = 3_600_000;
const now = 1_000 * CHECK_INTERVAL_MS;

describe('[UPD-1] when a check is due', () => {
  test.each([
    ['0, as before the first check', 0, true],
    ['now', now, true],
    ['a millisecond from now', now + 1, false],
    ['one check interval from now', now + CHECK_INTERVAL_MS, false],
    ['in the future, after the clock was set back', now + CHECK_INTERVAL_MS + 1, true],
  ])('a check whose stored due time is %s is due: $2', (_, next, due) => {
    expect(isCheckDue(next, now, false)).toBe(due);
  });

  // A check stores the time of the next one, a minute later.
  test.each([
    ['never', 0, true],
    ['an hour ago', now - HOUR + CHECK_INTERVAL_MS, true],
    ['an hour ago and took fifty seconds', now - HOUR + CHECK_INTERVAL_MS + 50_000, true],
    ['half an hour ago for another page', now - HOUR / 2 + CHECK_INTERVAL_MS, false],
    ['two minutes ago', now - CHECK_INTERVAL_MS, false],
    ['in the future, after the clock was set back', now + CHECK_INTERVAL_MS + 1, true],
  ])('[UPD-1] if the last check was %s, an hourly check is due: $2', (_, next, due) => {
    expect(isCheckDue(next, now, true)).toBe(due);
  });
});
