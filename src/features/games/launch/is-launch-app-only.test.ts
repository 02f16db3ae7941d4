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
  '[GAME-4] if games are restricted to the app (%s), the page is in the app (%s) and installed (%s), a launch is blocked: %s',
  (...row) => {
    const [isAppOnly, isInApp, isInstalled, isBlocked] = row;
    expect(isLaunchAppOnly({ isAppOnly, isInApp, isInstalled })).toBe(isBlocked);
  },
);
