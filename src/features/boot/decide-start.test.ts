import { describe, expect, test } from 'vitest';
import { decideSiteState } from './decide-site-state';
import { decideStart } from './decide-start';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);

describe('[BOOT-5] whether a start waits for the network', () => {
  test.each([
    ['nothing kept', undefined, 'wait'],
    ['kept a second ago', NOW - 1000, 'paint-last'],
    ['kept 23 h 59 min ago', NOW - 24 * HOUR + 60_000, 'paint-last'],
    ['kept 24 h ago', NOW - 24 * HOUR, 'ask-first'],
    ['kept in the future', NOW + HOUR, 'ask-first'],
  ])('%s', (_case, at, plan) => {
    expect(decideStart(at === undefined ? undefined : { at }, NOW)).toBe(plan);
  });
});

describe('[BOOT-2] [BOOT-3] which screen a status gives', () => {
  test.each([
    [false, false, 'open'],
    [true, false, 'maintenance'],
    [false, true, 'denied'],
    [true, true, 'maintenance'],
  ])('maintenance %s, restricted %s: %s', (maintenance, regionRestriction, state) => {
    expect(decideSiteState({ maintenance, regionRestriction })).toBe(state);
  });
});
