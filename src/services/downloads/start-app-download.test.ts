import { expect, test } from 'vitest';
import { needsProfileHint } from './start-app-download';

test.each([
  ['iPhone; CPU iPhone OS 16_6 like Mac OS X) Version/16.6 Safari/604.1', false],
  ['iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', true],
  ['iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1', true],
  ['iPhone; CPU iPhone OS 17_2 like Mac OS X) CriOS/140.0', true],
])('[INST-3] on %s the settings must be opened by hand: %s', (userAgent, isNeeded) => {
  expect(needsProfileHint(userAgent)).toBe(isNeeded);
});
