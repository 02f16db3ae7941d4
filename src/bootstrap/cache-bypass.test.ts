import { describe, expect, test } from 'vitest';
import { addCacheBypassParameter, removeCacheBypassParameter, shouldBypassServiceWorkerCache } from './cache-bypass';

describe('[BOOT-5] start that bypasses the service worker’s cache', () => {
  test.each([
    [2, ''],
    [3, '?r=abc'],
  ])(
    'after %s failed starts and with the query “%s”, the next start bypasses the service worker’s cache',
    (failed, search) => {
      expect(shouldBypassServiceWorkerCache(failed, search)).toBe(true);
    },
  );

  test.each([
    [0, ''],
    [1, ''],
    [2, '?sw=off'],
    [2, '?sw=pass'],
  ])(
    'after %s failed starts and with the query “%s”, the next start does not bypass the service worker’s cache',
    (failed, search) => {
      expect(shouldBypassServiceWorkerCache(failed, search)).toBe(false);
    },
  );

  test.each(['', '?r=abc', '?r=a%20b&cid=1'])(
    'addCacheBypassParameter() adds sw=pass to the query “%s”, and removeCacheBypassParameter() restores the query',
    (search) => {
      expect(addCacheBypassParameter(search)).toContain('sw=pass');
      expect(removeCacheBypassParameter(addCacheBypassParameter(search))).toBe(search);
    },
  );

  test.each([
    ['?sw=pass&r=abc', '?r=abc'],
    ['?r=abc&sw=pass&cid=1', '?r=abc&cid=1'],
    ['?sw=passed', '?sw=passed'],
  ])('removeCacheBypassParameter() changes the query %s to %s', (search, cleaned) => {
    expect(removeCacheBypassParameter(search)).toBe(cleaned);
  });
});
