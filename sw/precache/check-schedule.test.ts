import { describe, expect, test } from 'vitest';
import { isUpdateCheckDue, UPDATE_CHECK_INTERVAL_MS } from './check-schedule';

const HOUR = 3_600_000;
const now = 1_000 * UPDATE_CHECK_INTERVAL_MS;

describe('[UPD-1.1] when an update check is due', () => {
  test.each([
    ['0, as before the first check', 0],
    ['now', now],
    ['in the future, after the clock was set back', now + UPDATE_CHECK_INTERVAL_MS + 1],
  ])('an update check is due if its stored due time is %s', (_, next) => {
    expect(isUpdateCheckDue(next, now, false)).toBe(true);
  });

  test.each([
    ['a millisecond from now', now + 1],
    ['one check interval from now', now + UPDATE_CHECK_INTERVAL_MS],
  ])('an update check is not due if its stored due time is %s', (_, next) => {
    expect(isUpdateCheckDue(next, now, false)).toBe(false);
  });

  // A check stores the time of the next one, a minute later.
  test.each([
    ['never', 0],
    ['an hour ago', now - HOUR + UPDATE_CHECK_INTERVAL_MS],
    ['an hour ago and took fifty seconds', now - HOUR + UPDATE_CHECK_INTERVAL_MS + 50_000],
    ['in the future, after the clock was set back', now + UPDATE_CHECK_INTERVAL_MS + 1],
  ])('[UPD-1] an hourly check is due (last check: %s)', (_, next) => {
    expect(isUpdateCheckDue(next, now, true)).toBe(true);
  });

  test.each([
    ['half an hour ago for another page', now - HOUR / 2 + UPDATE_CHECK_INTERVAL_MS],
    ['two minutes ago', now - UPDATE_CHECK_INTERVAL_MS],
  ])('[UPD-1] an hourly check is not due (last check: %s)', (_, next) => {
    expect(isUpdateCheckDue(next, now, true)).toBe(false);
  });
});
