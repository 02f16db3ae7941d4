import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../tests/support/clocks/manual-clock';
import {
  createWeeklyPushRegistrationCheck,
  PUSH_REGISTRATION_CHECK_INTERVAL_MS,
  type WeeklyPushRegistrationCheck,
} from './weekly-push-registration-check';

const DAY_MS = 24 * 3_600_000;
let clock: ManualClock;
/** How long the device has slept (ms). No timer runs while it sleeps. */
let sleptMs: number;
/** Times at which the check ran (ms after the start). */
let checks: number[];
let weekly: WeeklyPushRegistrationCheck;
beforeEach(() => {
  clock = createManualClock(0);
  sleptMs = 0;
  checks = [];
  const now = () => clock.now() + sleptMs;
  weekly = createWeeklyPushRegistrationCheck(() => checks.push(now()), { ...clock, now });
});
const days = () => checks.map((at) => at / DAY_MS);

describe('[PUSH-3] weekly push check of an open page', () => {
  test('[PUSH-3.4] runs every week, for the first time a week after the start', async () => {
    await clock.advance(PUSH_REGISTRATION_CHECK_INTERVAL_MS - 1);
    expect(days()).toEqual([]);
    await clock.advance(1);
    await clock.advance(15 * DAY_MS);
    expect(days()).toEqual([7, 14, 21]);
  });

  test('runs a week after the last check that run() has started', async () => {
    await clock.advance(3 * DAY_MS);
    weekly.run();
    await clock.advance(8 * DAY_MS);
    expect(days()).toEqual([3, 10]);
    expect(clock.pendingSleeps()).toBe(1);
  });

  test('[PUSH-3.4] the check runs once when the page becomes visible after the device has slept for a week', async () => {
    await clock.advance(DAY_MS);
    weekly.runIfDue();
    expect(days()).toEqual([]);
    sleptMs = 6 * DAY_MS;
    weekly.runIfDue();
    weekly.runIfDue();
    expect(days()).toEqual([7]);
    await clock.advance(6 * DAY_MS);
    expect(days()).toEqual([7]);
    await clock.advance(DAY_MS);
    expect(days()).toEqual([7, 14]);
  });
});
