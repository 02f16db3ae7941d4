import { expect, test } from 'vitest';
import { isLaunchAppOnly } from './is-launch-app-only';

test.each([
  // only  inApp  installed  blocked
  [false, false, false, false],
  [false, true, false, false],
  [false, false, true, false],
  [true, false, false, true],
  [true, true, false, false],
  [true, false, true, false],
  [true, true, true, false],
])('[GAME-4] with isAppOnly=%s, isInApp=%s and isInstalled=%s, isLaunchAppOnly() returns %s', (...row) => {
  const [isAppOnly, isInApp, isInstalled, isBlocked] = row;
  expect(isLaunchAppOnly({ isAppOnly, isInApp, isInstalled })).toBe(isBlocked);
});
