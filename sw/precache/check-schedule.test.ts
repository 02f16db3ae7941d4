import { describe, expect, test } from 'vitest';
import { CHECK_INTERVAL_MS, isCheckDue } from './check-schedule';

const HOUR = 3_600_000;
const now = 1_000 * CHECK_INTERVAL_MS;

describe('[UPD-1] when a check is due', () => {
  test.each([
    ['no check so far', 0, true],
    ['due now', now, true],
    ['due in an instant', now + 1, false],
    ['due after the check interval', now + CHECK_INTERVAL_MS, false],
    ['in the future, after the clock was set back', now + CHECK_INTERVAL_MS + 1, true],
  ])('a check with the time “%s” is due: $2', (_, next, due) => {
    expect(isCheckDue(next, now, false)).toBe(due);
  });

  // A check stores the time of the next one, a minute later.
  test.each([
    ['never', 0, true],
    ['an hour ago', now - HOUR + CHECK_INTERVAL_MS, true],
    ['an hour ago, and took fifty seconds', now - HOUR + CHECK_INTERVAL_MS + 50_000, true],
    ['half an hour ago, for another page', now - HOUR / 2 + CHECK_INTERVAL_MS, false],
    ['two minutes ago', now - CHECK_INTERVAL_MS, false],
    ['in the future, after the clock was set back', now + CHECK_INTERVAL_MS + 1, true],
  ])('[UPD-1] an hourly check after a last check %s is due: $2', (_, next, due) => {
    expect(isCheckDue(next, now, true)).toBe(due);
  });
});
