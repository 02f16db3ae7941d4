import { expect, test } from 'vitest';
import { roundPath } from '../../deploy/build/html/icon-sprite.mjs';

test.each([
  ['M21 14.976l-2.492-3.776', 'M21 15l-2.5-3.8'],
  ['M1 1c.0049 1 .337.126.1 1h-.999', 'M1 1c0 1 .3.1.1 1h-1'],
  // Errors do not add up: each relative point is counted from the rounded one before it.
  ['M0 0h.04h.04h.04', 'M0 0h0h.1h0'],
  ['M.04.04l1 1z', 'M0 0l1 1z'],
  ['M.04 0l1 0zm.04 1h1', 'M0 0h1zm.1 1h1'],
  // A line along an axis needs one number only.
  ['M12.5 3.25l1.2 0', 'M12.5 3.3h1.2'],
  ['M3 3l0-2l2 0 0 2', 'M3 3v-2l2 0 0 2'],
  ['M3 3L3 0', 'M3 3L3 0'],
  ['M0 0c.1.1.2.2.34.34s.1.1.34.34', 'M0 0c.1.1.2.2.3.3s.1.1.4.4'],
  // The flags of an arc are single characters, with or without a separator.
  ['M0 0a1 1 0 01.1234.5678', 'M0 0a1 1 0 0 1 .1.6'],
  ['M0 0a1 1 0 00-2.3456 3', 'M0 0a1 1 0 0 0-2.3 3'],
  ['M0 0A9 9 0 1 0 21 12a.5.5 0 010 1', 'M0 0A9 9 0 1 0 21 12a.5.5 0 0 1 0 1'],
  ['M1,2L3,4z', 'M1 2L3 4z'],
])('the icon sprite has the path %j as %j', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});

test.each(['M0 0a1 1 0 2 1 3 4', 'M1 2x3', 'M1 2l3', 'M1 2l1e3x', '1 2', 'l1 2'])(
  'a build with the path %j, which the icon sprite cannot have, ends',
  (path) => {
    expect(() => roundPath(path)).toThrow(path);
  },
);
