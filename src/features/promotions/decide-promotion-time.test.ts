import { expect, test } from 'vitest';
import { toSupportedLocale } from '../../services/i18n/date-format';
import { decidePromotionTime, formatTimeUntil } from './decide-promotion-time';

const NOW = Date.UTC(2027, 0, 2, 12);
const HOUR = 3_600_000;

test.each([
  // startsAt           endsAt            state      at
  [0, 0, 'running', undefined],
  [NOW - HOUR, 0, 'running', undefined],
  [NOW, NOW + 1, 'running', NOW + 1],
  [0, NOW + HOUR, 'running', NOW + HOUR],
  [NOW + HOUR, NOW + 2 * HOUR, 'soon', NOW + HOUR],
  [NOW + HOUR, 0, 'soon', NOW + HOUR],
  [0, NOW, 'ended', NOW],
  [NOW + HOUR, NOW - HOUR, 'ended', NOW - HOUR],
])('[LINK-2.5] a promotion from %s to %s has the state “%s” with the time %s', (startsAt, endsAt, state, at) => {
  expect(decidePromotionTime({ startsAt, endsAt }, NOW)).toEqual({ state, at });
});

test('[LINK-2.5] a promotion of which nothing is known runs without an end', () => {
  expect(decidePromotionTime(undefined, NOW)).toEqual({ state: 'running', at: undefined });
});

test.each([
  [-HOUR, 'in 1 minute'],
  [59_000, 'in 1 minute'],
  [119 * 60_000, 'in 119 minutes'],
  [2 * HOUR, 'in 2 hours'],
  [47.9 * HOUR, 'in 47 hours'],
  [48 * HOUR, 'in 2 days'],
  [100 * HOUR, 'in 4 days'],
])('[LINK-2.5] %s ms before its end, a promotion ends “%s”', (left, text) => {
  expect(formatTimeUntil(NOW + left, NOW, 'en')).toBe(text);
});

test('[LINK-2.5] where the browser has no words of a language, the end of a promotion is a date and time', () => {
  const text = formatTimeUntil(Date.UTC(2026, 10, 30, 12), Date.UTC(2026, 10, 29), toSupportedLocale('xx-XX'));
  expect(text).toMatch(/^\d\d\/\d\d\/2026, \d\d:00$/);
});
