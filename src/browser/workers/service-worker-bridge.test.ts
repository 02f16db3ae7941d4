import { describe, expect, test } from 'vitest';
import { isServiceWorkerDisabled } from './service-worker-bridge';

describe('[OFF-2] URL parameter “sw”', () => {
  test.each(['?sw=off', '?r=7&sw=off'])(
    'the URL parameter “sw” in the query %j turns the service worker off',
    (search) => {
      expect(isServiceWorkerDisabled(search)).toBe(true);
    },
  );

  test.each(['?sw=on', '?SW=off', ''])(
    'the URL parameter “sw” in the query %j does not turn the service worker off',
    (search) => {
      expect(isServiceWorkerDisabled(search)).toBe(false);
    },
  );
});
