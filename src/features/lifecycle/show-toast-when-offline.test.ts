import { expect, test } from 'vitest';
import { shouldShowOfflineToast } from './show-toast-when-offline';

test.each([
  // secure  online  shown
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('[OFF-1.1] with isSecure=%s and isOnline=%s, shouldShowOfflineToast() returns %s', (isSecure, isOnline, isShown) => {
  expect(shouldShowOfflineToast({ isSecure, isOnline })).toBe(isShown);
});
