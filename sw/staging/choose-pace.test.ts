import { expect, test } from 'vitest';
import { choosePace } from './choose-pace';

test.each([
  // connection                                  lanes  thrifty
  [undefined, 3, false],
  [{}, 3, false],
  [{ effectiveType: '4g' }, 4, false],
  [{ effectiveType: '3g' }, 2, false],
  [{ effectiveType: '2g' }, 1, false],
  [{ effectiveType: 'slow-2g' }, 1, false],
  [{ effectiveType: '6g' }, 3, false],
  [{ saveData: true }, 3, true],
  [{ effectiveType: '4g', saveData: true }, 4, true],
  [{ effectiveType: '2g', saveData: true }, 1, true],
])('[OFF-3] on a connection that says %j: %i files at once, thrifty %s', (connection, lanes, isThrifty) => {
  expect(choosePace(connection)).toEqual({ lanes, isThrifty });
});
