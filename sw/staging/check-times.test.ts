import { describe, expect, test } from 'vitest';
import { CHECK_EVERY, isCheckDue } from './check-times';

const HOUR = 3_600_000;
const now = 1_000 * CHECK_EVERY;

describe('[UPD-1] when the manifests may be looked at', () => {
  test.each([
    ['at any time', 0, true],
    ['from now on', now, true],
    ['in an instant', now + 1, false],
    ['a round from now', now + CHECK_EVERY, false],
    ['in the future of a clock set back', now + CHECK_EVERY + 1, true],
  ])('%s', (_, next, due) => {
    expect(isCheckDue(next, now, false)).toBe(due);
  });

  // A look leaves the time of the next one, a minute later.
  test.each([
    ['never yet', 0, true],
    ['an hour ago', now - HOUR + CHECK_EVERY, true],
    ['an hour ago, and took fifty seconds', now - HOUR + CHECK_EVERY + 50_000, true],
    ['half an hour ago, for another page', now - HOUR / 2 + CHECK_EVERY, false],
    ['two minutes ago', now - CHECK_EVERY, false],
    ['in the future of a clock set back', now + CHECK_EVERY + 1, true],
  ])('[UPD-1] an hourly round, when the last look was %s', (_, next, due) => {
    expect(isCheckDue(next, now, true)).toBe(due);
  });
});
