import { describe, expect, test } from 'vitest';
import { isSwitchedOff } from './sw-bridge';

describe('[OFF-2] an address that asks for life without the service worker', () => {
  test.each([
    ['?sw=off', true],
    ['?r=7&sw=off', true],
    ['?sw=on', false],
    ['?SW=off', false],
    ['', false],
  ])('%j: %s', (search, isOff) => {
    expect(isSwitchedOff(search)).toBe(isOff);
  });
});
