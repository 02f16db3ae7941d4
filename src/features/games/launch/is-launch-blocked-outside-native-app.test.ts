import { expect, test } from 'vitest';
import { isLaunchBlockedOutsideNativeApp } from './is-launch-blocked-outside-native-app';

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
  '[GAME-4.1] with isAppOnly=%s, isInApp=%s and isInstalled=%s, isLaunchBlockedOutsideNativeApp() returns %s',
  (...row) => {
    const [isAppOnly, isInApp, isInstalled, isBlocked] = row;
    expect(isLaunchBlockedOutsideNativeApp({ isAppOnly, isInApp, isInstalled })).toBe(isBlocked);
  },
);
