import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getServerNow, setServerTime } from './server-time';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2027, 0, 2, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  setServerTime(NOW, NOW);
  vi.useRealTimers();
});

test.each([
  ['the clock of the device is right', NOW, NOW, NOW],
  ['the response was on its way for two seconds', NOW - 2_000, NOW, NOW],
  ['the clock of the device is a day slow', NOW + DAY_MS, NOW, NOW + DAY_MS],
  ['the clock of the device is a day fast', NOW - DAY_MS, NOW, NOW - DAY_MS],
  ['the response has no time', 0, NOW, NOW],
  ['the response of a slow clock is an hour old', NOW + DAY_MS - 3_600_000, NOW - 3_600_000, NOW + DAY_MS],
])('[GAME-8.2] the time of the platform when %s', (_case, serverTime, receivedAt, expected) => {
  setServerTime(serverTime, receivedAt);
  expect(getServerNow()).toBe(expected);
});

test('[GAME-8.2] a later response with the right time replaces a difference', () => {
  setServerTime(NOW + DAY_MS, NOW);
  setServerTime(NOW, NOW);
  expect(getServerNow()).toBe(NOW);
});
