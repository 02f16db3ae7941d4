import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { launchGame } from '../../../contract/endpoints/games/game';
import {
  canRetryLaunch,
  DELAYED_LAUNCH_THRESHOLD_MS,
  IDLE_LAUNCH_STATE,
  isLaunchRequestInFlight,
  LAUNCH_DELAY_MS,
  type LaunchEvent,
  type LaunchState,
  reduceLaunch,
  SLOW_LAUNCH_THRESHOLD_MS,
} from './launch-machine';

const timeout = { layer: 'timeout', endpoint: 'launchGame', afterMs: 10_000 } as const;
const requested = (attempt = 0): LaunchEvent => ({ type: 'requested', attempt });
const delayed = (attempt = 0): LaunchEvent => ({ type: 'delayed', attempt });
const slow = (attempt = 0): LaunchEvent => ({ type: 'slow', attempt });
const resolved = (attempt = 0): LaunchEvent => ({ type: 'resolved', attempt, url: `https://game/${attempt}` });
const failed = (attempt = 0): LaunchEvent => ({ type: 'failed', attempt, failure: timeout });
const retried: LaunchEvent = { type: 'retried' };
const runEvents = (...events: LaunchEvent[]): LaunchState => events.reduce(reduceLaunch, IDLE_LAUNCH_STATE);

describe('[GAME-2] launch machine', () => {
  test.each<[string, LaunchEvent[], LaunchState['phase'], boolean]>([
    ['waits before its first request', [], 'idle', false],
    ['requests the game', [requested()], 'loading', false],
    ['warns when the request is slow', [requested(), slow()], 'warned', true],
    ['redirects to the game', [requested(), resolved()], 'redirecting', false],
    ['redirects to the game after a warning', [requested(), slow(), resolved()], 'redirecting', false],
    ['can be retried when the redirect is slow', [requested(), resolved(), slow()], 'redirecting', true],
    ['fails when the request fails', [requested(), failed()], 'failed', true],
    ['fails after a warning', [requested(), slow(), failed()], 'failed', true],
    ['requests again after a failure', [requested(), failed(), retried], 'loading', false],
    ['requests again after a warning', [requested(), slow(), retried], 'loading', false],
    ['ignores a retry while loading', [requested(), retried], 'loading', false],
    ['ignores a retry before the first request', [retried], 'idle', false],
    ['ignores the slow event after a failure', [requested(), failed(), slow()], 'failed', true],
    ['ignores the response of an earlier attempt', [requested(), slow(), retried, resolved(0)], 'loading', false],
    ['ignores the failure of an earlier attempt', [requested(), slow(), retried, failed(0)], 'loading', false],
    ['ignores the slow event of an earlier attempt', [requested(), failed(), retried, slow(0)], 'loading', false],
    ['accepts the response of the new attempt', [requested(), failed(), retried, resolved(1)], 'redirecting', false],
  ])('the launch machine %s', (_case, events, phase, retry) => {
    const state = runEvents(...events);
    expect(state.phase).toBe(phase);
    expect(canRetryLaunch(state)).toBe(retry);
  });

  test.each<[string, LaunchEvent[], boolean]>([
    ['before three seconds', [requested()], false],
    ['after three seconds without a response', [requested(), delayed()], true],
    ['when the game’s page loads slowly after a fast response', [requested(), resolved(), delayed()], true],
    [
      'when a delayed response arrives, so that the words do not change back',
      [requested(), delayed(), resolved()],
      true,
    ],
    ['after the delay of an earlier attempt', [requested(), failed(), retried, delayed(0)], false],
    ['in a new attempt', [requested(), delayed(), slow(), retried], false],
  ])('[GAME-2.2] the words say that the app is still connecting only %s (isDelayed=$2)', (_case, events, isDelayed) => {
    expect(runEvents(...events).isDelayed).toBe(isDelayed);
  });

  test('[GAME-2.2] the words change only once: a second delay leaves the state unchanged', () => {
    const state = runEvents(requested(), delayed());
    expect(reduceLaunch(state, delayed())).toBe(state);
  });

  test('in any order of events, one request runs at a time, and responses to earlier requests are ignored', () => {
    const attempt = fc.integer({ min: 0, max: 4 });
    const anyEvent = fc.oneof(
      attempt.map(requested),
      attempt.map(delayed),
      attempt.map(slow),
      attempt.map(resolved),
      attempt.map(failed),
      fc.constant(retried),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const running = new Set<number>();
        let state = IDLE_LAUNCH_STATE;
        for (const event of events) {
          const before = state;
          state = reduceLaunch(before, event);
          // Like the launch hook, a new attempt stops the request of the previous one.
          if (state.attempt !== before.attempt) running.delete(before.attempt);
          if (isLaunchRequestInFlight(state)) running.add(state.attempt);
          else running.delete(state.attempt);
          expect(running.size).toBeLessThanOrEqual(1);
          expect(state.attempt - before.attempt).toBe(event.type === 'retried' && canRetryLaunch(before) ? 1 : 0);
          const isLate = event.type !== 'retried' && event.attempt !== before.attempt;
          if (isLate) expect(state).toBe(before);
          if (state.phase === 'redirecting') expect(state.url).toBe(`https://game/${state.attempt}`);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('[GAME-1] [GAME-2] a launch has a delay of 150 ms, other words after 3 s, a slow threshold of 10 s and a timeout of 10 s', () => {
  expect({
    delay: LAUNCH_DELAY_MS,
    delayed: DELAYED_LAUNCH_THRESHOLD_MS,
    slow: SLOW_LAUNCH_THRESHOLD_MS,
    timeout: launchGame.timeout,
  }).toEqual({
    delay: 150,
    delayed: 3_000,
    slow: 10_000,
    timeout: 10_000,
  });
});
