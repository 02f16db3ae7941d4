import { expect, test } from 'vitest';
import { decideOfflineToast } from './decide-offline-toast';

test.each([
  // secure  online  told
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('[OFF-1] secure %s, online %s: told %s', (isSecure, online, told) => {
  expect(decideOfflineToast({ isSecure, online })).toBe(told);
});
