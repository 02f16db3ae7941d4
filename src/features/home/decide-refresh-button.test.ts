import { expect, test } from 'vitest';
import { decideRefreshButton } from './decide-refresh-button';

const traits = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  displayMode: 'browser',
  standalone: false,
  maxTouchPoints: 5,
};

test.each([
  ['in a browser', {}, false, false],
  ['installed', { displayMode: 'standalone' }, false, true],
  ['on the home screen of an iPhone', { standalone: true }, false, true],
  ['in the merchant’s own app', {}, true, true],
])('[OFF-2] home %s has a button to refresh it', (_place, change, isInApp, has) => {
  expect(decideRefreshButton({ ...traits, ...change }, isInApp)).toBe(has);
});
