import { expect, test } from 'vitest';
import { roundPath } from '../../deploy/build/html/icon-sprite.mjs';

test.each([
  ['M21 14.976l-2.492-3.776', 'M21 14.98l-2.49-3.78'],
  ['M1 1c.0049 1 .337.126.1 1h-.999', 'M1 1c0 1 .34.13.1 1h-1'],
  ['M0 0l2.999.5 1.9999.25', 'M0 0l3 .5 2 .25'],
  ['M12.5 3.25l1.2 0', 'M12.5 3.25l1.2 0'],
  // The flags of an arc are single characters, with or without a separator.
  ['M0 0a1 1 0 01.1234.5678', 'M0 0a1 1 0 0 1 .12.57'],
  ['M0 0a1 1 0 00-2.3456 3', 'M0 0a1 1 0 0 0-2.35 3'],
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
