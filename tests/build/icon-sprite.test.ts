import { expect, test } from 'vitest';
import { roundPath } from '../../deploy/build/html/icon-sprite.mjs';

test.each([
  ['M21 14.976l-2.492-3.776', 'M21 14.98l-2.49-3.78'],
  ['c.0049 1 .337.126h-.999', 'c0 1 .34.13h-1'],
  ['l2.999.5 1.9999.25', 'l3 .5 2 .25'],
  ['M12.5 3.25l1.2 0', 'M12.5 3.25l1.2 0'],
])('the icon sprite has the path %j as %j', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});
