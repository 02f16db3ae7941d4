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
])(
  '[GAME-4] games restricted to the app (%s) are blocked in the app (%s) and from the home screen (%s): %s',
  (...row) => {
    const [isAppOnly, isInApp, isInstalled, isBlocked] = row;
    expect(isLaunchAppOnly({ isAppOnly, isInApp, isInstalled })).toBe(isBlocked);
  },
);
