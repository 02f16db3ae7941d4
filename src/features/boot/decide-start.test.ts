import { describe, expect, test } from 'vitest';
import { decideSiteAvailability } from './boot-machine';
import { decideStartStrategy } from './decide-start';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);

describe('[BOOT-5.2][BOOT-5.5] the age of the cached status decides whether a start waits for the network', () => {
  test.each([
    ['no cached status', undefined, 'network-only'],
    ['a status cached in this millisecond', NOW, 'cache-first'],
    ['a status cached a second ago', NOW - 1000, 'cache-first'],
    ['a status cached 23 h 59 min ago', NOW - 24 * HOUR + 60_000, 'cache-first'],
    ['a status cached 24 h ago', NOW - 24 * HOUR, 'network-first'],
    ['a status cached in the future', NOW + HOUR, 'network-first'],
  ])('with %s, decideStartStrategy() returns $2', (_case, at, plan) => {
    expect(decideStartStrategy(at === undefined ? undefined : { at }, NOW)).toBe(plan);
  });
});

describe('[BOOT-2] [BOOT-3] a status decides which screen is shown', () => {
  test.each([
    [false, false, 'open'],
    [true, false, 'maintenance'],
    [false, true, 'denied'],
    [true, true, 'maintenance'],
  ])(
    '[BOOT-3.2] with maintenance=%s and regionRestriction=%s, decideSiteAvailability() returns “%s”',
    (maintenance, regionRestriction, state) => {
      expect(decideSiteAvailability({ maintenance, regionRestriction })).toBe(state);
    },
  );
});
