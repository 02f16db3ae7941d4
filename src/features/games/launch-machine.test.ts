import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { launchGame } from '../../contract/endpoints/game';
import {
  canRetry,
  IDLE,
  isAsking,
  LAUNCH_DELAY,
  type LaunchEvent,
  type LaunchState,
  reduceLaunch,
  SLOW_AFTER,
} from './launch-machine';

const timeout = { layer: 'timeout', endpoint: 'launchGame', afterMs: 10_000 } as const;
const asked = (attempt = 0): LaunchEvent => ({ type: 'asked', attempt });
const slow = (attempt = 0): LaunchEvent => ({ type: 'slow', attempt });
const answered = (attempt = 0): LaunchEvent => ({ type: 'answered', attempt, address: `https://game/${attempt}` });
const failed = (attempt = 0): LaunchEvent => ({ type: 'failed', attempt, failure: timeout });
const retried: LaunchEvent = { type: 'retried' };
const after = (...events: LaunchEvent[]): LaunchState => events.reduce(reduceLaunch, IDLE);

describe('[GAME-2] a launch', () => {
  test.each<[string, LaunchEvent[], LaunchState['phase'], boolean]>([
    ['waits a moment before it asks', [], 'idle', false],
    ['asks', [asked()], 'loading', false],
    ['warns when it takes long', [asked(), slow()], 'warned', true],
    ['goes to the game', [asked(), answered()], 'redirecting', false],
    ['goes to the game after a warning too', [asked(), slow(), answered()], 'redirecting', false],
    ['warns when the way to the game takes long', [asked(), answered(), slow()], 'redirecting', true],
    ['fails', [asked(), failed()], 'failed', true],
    ['fails after a warning', [asked(), slow(), failed()], 'failed', true],
    ['asks again after a failure', [asked(), failed(), retried], 'loading', false],
    ['asks again after a warning', [asked(), slow(), retried], 'loading', false],
    ['is not asked for twice', [asked(), retried], 'loading', false],
    ['cannot be retried before it began', [retried], 'idle', false],
    ['is not warned about once it failed', [asked(), failed(), slow()], 'failed', true],
    ['does not hear the answer of an earlier try', [asked(), slow(), retried, answered(0)], 'loading', false],
    ['does not hear the failure of an earlier try', [asked(), slow(), retried, failed(0)], 'loading', false],
    ['is not slow because an earlier try was', [asked(), failed(), retried, slow(0)], 'loading', false],
    ['hears the answer of the new try', [asked(), failed(), retried, answered(1)], 'redirecting', false],
  ])('%s', (_case, events, phase, retry) => {
    const state = after(...events);
    expect(state.phase).toBe(phase);
    expect(canRetry(state)).toBe(retry);
  });

  test('any order of events: one request at a time, and only its own answer counts', () => {
    const attempt = fc.integer({ min: 0, max: 4 });
    const event = fc.oneof(
      attempt.map(asked),
      attempt.map(slow),
      attempt.map(answered),
      attempt.map(failed),
      fc.constant(retried),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const running = new Set<number>();
        let state = IDLE;
        for (const happened of events) {
          const before = state;
          state = reduceLaunch(before, happened);
          // As the screen does it: a new attempt stops the request of the one before.
          if (state.attempt !== before.attempt) running.delete(before.attempt);
          if (isAsking(state)) running.add(state.attempt);
          else running.delete(state.attempt);
          expect(running.size).toBeLessThanOrEqual(1);
          expect(state.attempt - before.attempt).toBe(happened.type === 'retried' && canRetry(before) ? 1 : 0);
          const isLate = happened.type !== 'retried' && happened.attempt !== before.attempt;
          if (isLate) expect(state).toBe(before);
          if (state.phase === 'redirecting') expect(state.address).toBe(`https://game/${state.attempt}`);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('[GAME-1] [GAME-2] the times of a launch are the specification’s', () => {
  expect({ delay: LAUNCH_DELAY, slow: SLOW_AFTER, timeout: launchGame.timeout }).toEqual({
    delay: 150,
    slow: 10_000,
    timeout: 10_000,
  });
});
