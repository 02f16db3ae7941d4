import { expect, test } from 'vitest';
import { computeMiniGamePanelSize } from './use-mini-game-placement';

test.each([
  [{ width: 390, height: 780 }, 320, 400],
  [{ width: 320, height: 500 }, 304, 400],
  [{ width: 844, height: 330 }, 320, 314],
])('[MINI-1] in a window of the size %j, the panel of the mini game measures %d × %d px', (area, width, height) => {
  expect(computeMiniGamePanelSize(area, 8)).toEqual({ width, height });
});
