import { describe, expect, test } from 'vitest';
import { CHECK_EVERY, isCheckDue } from './check-times';

const now = 1_000 * CHECK_EVERY;

describe('[UPD-1] when the manifests may be looked at', () => {
  test.each([
    ['at any time', 0, true],
    ['from now on', now, true],
    ['in an instant', now + 1, false],
    ['a round from now', now + CHECK_EVERY, false],
    ['in the future of a clock set back', now + CHECK_EVERY + 1, true],
  ])('%s', (_, next, due) => {
    expect(isCheckDue(next, now)).toBe(due);
  });
});
