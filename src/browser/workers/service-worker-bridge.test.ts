import { describe, expect, test } from 'vitest';
import { isServiceWorkerDisabled } from './service-worker-bridge';

describe('[OFF-2] the URL parameter “sw”', () => {
  test.each([
    ['?sw=off', true],
    ['?r=7&sw=off', true],
    ['?sw=on', false],
    ['?SW=off', false],
    ['', false],
  ])('in the query %j turns the service worker off: %s', (search, isOff) => {
    expect(isServiceWorkerDisabled(search)).toBe(isOff);
  });
});
