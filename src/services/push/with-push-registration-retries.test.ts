import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../tests/support/clocks/manual-clock';
import type { PushRegistrationResult } from './push-outcomes';
import { withPushRegistrationRetries } from './with-push-registration-retries';

const MINUTE_MS = 60_000;
let clock: ManualClock;
/** Times at which the registration was attempted (ms after the start). */
let attempts: number[];
let result: PushRegistrationResult;
let repair: () => Promise<PushRegistrationResult>;
beforeEach(() => {
  clock = createManualClock(0);
  attempts = [];
  result = 'later';
  repair = withPushRegistrationRetries(async () => {
    attempts.push(clock.now());
    return result;
  }, clock);
});
const minutes = () => attempts.map((at) => at / MINUTE_MS);

describe('[PUSH-2] push registration with the result “later”', () => {
  test('[PUSH-2.3] is retried with increasing delays', async () => {
    expect(await repair()).toBe('later');
    await clock.advance(80 * MINUTE_MS);
    expect(minutes()).toEqual([0, 0.5, 2.5, 12.5, 42.5, 72.5]);
  });

  test.each<PushRegistrationResult>(['registered', 'off'])(
    'is retried only until a retry has the result “%s”',
    async (outcome) => {
      await repair();
      result = outcome;
      await clock.advance(60 * MINUTE_MS);
      expect(minutes()).toEqual([0, 0.5]);
      expect(clock.pendingSleeps()).toBe(0);
    },
  );

  test('[PUSH-2.3] is retried at once by another call', async () => {
    await repair();
    await clock.advance(MINUTE_MS);
    await repair();
    await clock.advance(MINUTE_MS);
    expect(minutes()).toEqual([0, 0.5, 1, 1.5]);
    expect(clock.pendingSleeps()).toBe(1);
  });

  test('is retried only once after two calls at the same time', async () => {
    await Promise.all([repair(), repair()]);
    await clock.advance(MINUTE_MS);
    expect(minutes()).toEqual([0, 0, 0.5]);
  });
});
