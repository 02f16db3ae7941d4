import { describe, expect, test } from 'vitest';
import {
  AWAY_MS,
  advancePlayCount,
  answerPlayCount,
  chooseRealityCheckInterval,
  listRealityCheckIntervals,
  type PlayCount,
  pickShorterInterval,
} from './reality-check-rules';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const counted = (minutesHere: number, change: Partial<PlayCount> = {}): PlayCount => ({
  ...{ at: NOW, elapsedMs: minutesHere * MINUTE, minutes: 30, isDue: false },
  ...change,
});
const input = (minutesLater: number, change: Partial<Parameters<typeof advancePlayCount>[1]> = {}) => ({
  ...{ now: NOW + minutesLater * MINUTE, minutes: 30, maxMinutes: 0, sinceCountedMs: 0, isNewPage: false },
  ...change,
});

describe('[SAFE-3] when the reality check is due', () => {
  test.each([
    // before, now, minutes here, due
    ['nothing was counted', undefined, input(90), 0, false],
    ['a minute has passed', counted(10), input(1), 11, false],
    ['the interval has passed', counted(29), input(1), 30, true],
    ['the device was asleep, or the clock was set forward', counted(1), input(500), 501, true],
    ['the clock was set back', counted(20), input(-500, { sinceCountedMs: 2 * MINUTE }), 22, false],
    [
      'the clock was set back, and the rest of the interval has passed',
      counted(29),
      input(-9, { sinceCountedMs: MINUTE }),
      30,
      true,
    ],
    [
      'a reload, and the interval is not known yet',
      counted(29),
      input(1, { minutes: undefined, isNewPage: true }),
      30,
      true,
    ],
    ['a visit after a night', counted(20), input(AWAY_MS / MINUTE + 1, { isNewPage: true }), 0, false],
    [
      'a page that was open during the night',
      counted(20),
      input(AWAY_MS / MINUTE + 1),
      20 + AWAY_MS / MINUTE + 1,
      true,
    ],
    [
      'a check that waits since last night',
      counted(31, { isDue: true }),
      input(AWAY_MS / MINUTE + 1, { isNewPage: true }),
      0,
      true,
    ],
    ['a check that waits, and a longer interval', counted(31, { isDue: true }), input(0, { minutes: 120 }), 31, true],
    ['a check that waits, and no interval', counted(31, { isDue: true }), input(0, { minutes: 0 }), 31, true],
    ['a shorter interval', counted(20), input(0, { minutes: 15 }), 20, true],
    ['no interval', counted(500, { minutes: 0 }), input(1, { minutes: 0 }), 0, false],
    ['a shorter interval of the record', counted(20), input(0, { minutes: 120, maxMinutes: 20 }), 20, true],
    [
      'an interval of the record, and none of the platform',
      counted(29),
      input(1, { minutes: 0, maxMinutes: 30 }),
      30,
      true,
    ],
    [
      'an interval of the record, and no answer of the platform',
      counted(29, { minutes: 60 }),
      input(1, { minutes: undefined, maxMinutes: 30 }),
      30,
      true,
    ],
    [
      'a shorter interval of the member, and no answer of the platform',
      counted(14, { minutes: 15 }),
      input(1, { minutes: undefined, maxMinutes: 30 }),
      15,
      true,
    ],
    ['the first interval, after hours without one', counted(500, { minutes: 0 }), input(1, { minutes: 15 }), 0, false],
  ] as const)('[SAFE-3.5] after %s', (_, before, now, minutesHere, isDue) => {
    const count = advancePlayCount(before, now);
    expect(count).toMatchObject({ at: now.now, elapsedMs: minutesHere * MINUTE, isDue });
  });

  test('[SAFE-3.7] the record’s interval counts on a first visit, before the platform has answered', () => {
    expect(advancePlayCount(undefined, input(0, { minutes: undefined, maxMinutes: 30 }))).toMatchObject({
      minutes: 30,
    });
  });

  test('[SAFE-3.4] an answer starts the interval again', () => {
    expect(answerPlayCount(counted(31, { isDue: true }), NOW + 5)).toEqual(counted(0, { at: NOW + 5 }));
  });
});

test.each([
  [0, [15, 30, 60, 120, 0]],
  [60, [15, 30, 60]],
  [45, [15, 30, 45]],
  [10, [10]],
])('[SAFE-3.7] where the longest interval is %s minutes, a member chooses from %j', (max, choices) => {
  expect(listRealityCheckIntervals(max)).toEqual(choices);
});

/** A small generator of pseudo-random numbers, so that a failing order can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

test('[SAFE-3.5] in any order of tabs, reloads and clock changes, no check comes later than its interval', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = createRandom(seed);
    let clockError = 0;
    let real = NOW;
    let stored: PlayCount | undefined;
    let realSinceAnswer = 0;
    const countedAt: (number | undefined)[] = [undefined, undefined];
    const count = (tab: number) => {
      const last = countedAt[tab];
      const now = real + clockError;
      stored = advancePlayCount(stored, {
        ...{ now, minutes: 30, maxMinutes: 0, sinceCountedMs: real - (last ?? real), isNewPage: last === undefined },
      });
      countedAt[tab] = real;
    };
    count(0);
    for (let step = 0; step < 60; step += 1) {
      const tab = Math.floor(random() * 2);
      const event = random();
      if (event < 0.1)
        countedAt[tab] = undefined; // A reload, which counts at once.
      else if (event < 0.2 && countedAt[tab] !== undefined) clockError += Math.floor((random() - 0.5) * 90 * MINUTE);
      else if (stored?.isDue && random() < 0.5) {
        stored = answerPlayCount(stored, real + clockError);
        realSinceAnswer = 0;
      } else {
        const pause = Math.floor(random() * 5 * MINUTE);
        real += pause;
        realSinceAnswer += pause;
      }
      // Every open page counts every few seconds.
      for (const open of [0, 1]) if (countedAt[open] !== undefined || open === tab) count(open);
      if (realSinceAnswer >= 30 * MINUTE) expect({ seed, step, isDue: stored?.isDue }).toMatchObject({ isDue: true });
    }
  }
});

test.each([
  // present interval, longest that is allowed, chosen
  [30, 0, 30],
  [0, 0, 0],
  [20, 0, 15],
  [10, 0, 15],
  [120, 60, 60],
  [0, 60, 60],
  [60, 45, 45],
])('[SAFE-3.7] with the interval %i and at most %i, the form begins with %i', (minutes, maxMinutes, chosen) => {
  expect(chooseRealityCheckInterval(listRealityCheckIntervals(maxMinutes), minutes)).toBe(chosen);
});

test.each([
  // of the platform, of the jurisdiction, that applies; 0 is none
  [0, 0, 0],
  [60, 0, 60],
  [0, 30, 30],
  [60, 30, 30],
  [15, 30, 15],
])('[SAFE-3.7] of the intervals %i of the platform and %i of the jurisdiction, %i applies', (one, other, applied) => {
  expect(pickShorterInterval(one, other)).toBe(applied);
});
