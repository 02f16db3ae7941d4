import { expect, test } from 'vitest';
import { trialPath } from './trial-path';

test('[GAME-3] a trial is named by node and game', () => {
  expect(trialPath({ nodeId: '1012', gameCode: 'A&B' })).toBe('/m/game?trial=1&code=1012&gameId=A%26B');
});
