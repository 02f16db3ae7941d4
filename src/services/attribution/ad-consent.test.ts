import { expect, test } from 'vitest';
import { mayUseAdData } from './ad-consent';

test.each([
  [undefined, false, true],
  [undefined, true, false],
  [true, true, true],
  [false, false, false],
  [false, true, false],
])('[TRK-3] with the choice %s and consent needed %s, advertising data are used: %s', (choice, isNeeded, isUsed) => {
  expect(mayUseAdData(choice, isNeeded)).toBe(isUsed);
});
