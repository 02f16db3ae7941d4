import { expect, test } from 'vitest';
import { decideAppOnly } from './decide-app-only';

test.each([
  // kept   inApp  installed  refused
  [false, false, false, false],
  [false, true, false, false],
  [false, false, true, false],
  [true, false, false, true],
  [true, true, false, false],
  [true, false, true, false],
  [true, true, true, false],
])('[GAME-4] kept for the app %s, in the app %s, from the home screen %s: refused %s', (...row) => {
  const [isKeptForApp, isInApp, isInstalled, isRefused] = row;
  expect(decideAppOnly({ isKeptForApp, isInApp, isInstalled })).toBe(isRefused);
});
