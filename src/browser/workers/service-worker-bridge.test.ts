import { describe, expect, test } from 'vitest';
import { isServiceWorkerDisabled } from './service-worker-bridge';

describe('[OFF-2] a URL that turns the service worker off', () => {
  test.each([
    ['?sw=off', true],
    ['?r=7&sw=off', true],
    ['?sw=on', false],
    ['?SW=off', false],
    ['', false],
  ])('the query %j turns it off: %s', (search, isOff) => {
    expect(isServiceWorkerDisabled(search)).toBe(isOff);
  });
});
