import { describe, expect, test } from 'vitest';
import { isCheckDue } from './check-when-due';

const MINUTE = 60_000;
const now = 1_000 * MINUTE;

describe('[OFF-2] when the manifest is looked at', () => {
  test.each([
    ['never before', 0, true],
    ['just now', now, false],
    ['9 minutes ago', now - 9 * MINUTE, false],
    ['10 minutes ago', now - 10 * MINUTE, true],
    ['in the future of a clock set back', now + MINUTE, true],
  ])('last %s', (_, last, due) => {
    expect(isCheckDue(last, now)).toBe(due);
  });
});
