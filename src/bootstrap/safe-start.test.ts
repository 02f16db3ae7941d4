import { describe, expect, test } from 'vitest';
import { addSafeStartParameter, removeSafeStartParameter, shouldBypassCache } from './safe-start';

describe('[BOOT-5] a safe start, which bypasses the cache', () => {
  test.each([
    [0, '', false],
    [1, '', false],
    [2, '', true],
    [3, '?r=abc', true],
    [2, '?sw=off', false],
    [2, '?sw=pass', false],
  ])('is used after %s failed starts with the query “%s”: %s', (failed, search, isSafe) => {
    expect(shouldBypassCache(failed, search)).toBe(isSafe);
  });

  test.each(['', '?r=abc', '?r=a%20b&cid=1'])(
    'adds sw=pass to the query “%s” and afterwards restores the query',
    (search) => {
      expect(addSafeStartParameter(search)).toContain('sw=pass');
      expect(removeSafeStartParameter(addSafeStartParameter(search))).toBe(search);
    },
  );

  test.each([
    ['?sw=pass&r=abc', '?r=abc'],
    ['?r=abc&sw=pass&cid=1', '?r=abc&cid=1'],
    ['?sw=passed', '?sw=passed'],
  ])('changes the query %s to %s when it has ended', (search, cleaned) => {
    expect(removeSafeStartParameter(search)).toBe(cleaned);
  });
});
