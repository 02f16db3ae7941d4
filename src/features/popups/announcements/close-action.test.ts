import { expect, test } from 'vitest';
import { decideCloseAction } from './close-action';

test.each([
  [0, 1, true, 'carousel', 'close'],
  [0, 2, true, 'carousel', 'next'],
  [1, 2, true, 'carousel', 'close'],
  [0, 2, false, 'carousel', 'close'],
  [0, 2, true, 'list', 'close'],
] as const)('[POP-3] closing slide %i of %i, forced %s, as a %s: %s', (at, count, isForced, layout, expected) => {
  expect(decideCloseAction({ at, count, isForced, layout })).toBe(expected);
});
