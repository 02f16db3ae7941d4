import { expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import { withChatRetries } from './with-chat-retries';

const http: ApiError = { layer: 'http', endpoint: 'launchChat', status: 500 };
const timedOut: ApiError = { layer: 'timeout', endpoint: 'launchChat', afterMs: 30_000 };
const refused: ApiError = {
  layer: 'business',
  endpoint: 'launchChat',
  code: 'no_permissions',
  message: '',
  value: null,
};

/**
 * Returns arguments for withChatRetries() and records of its behavior. `work` resolves with one outcome per call, in
 * order, and repeats the last outcome; `waits` contains the requested delays (ms); `calls()` returns the number of
 * calls of `work`.
 */
function createRetryFixture(outcomes: readonly Result<string, ApiError>[]) {
  const waits: number[] = [];
  let calls = 0;
  const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms) };
  const work = async () => outcomes[Math.min(calls++, outcomes.length - 1)] ?? fail(http);
  return { waits, context: { clock }, work, calls: () => calls };
}

test.each([
  // outcomes                                         waits              calls  ok
  [[ok('x')], [], 1, true],
  [[fail(http), ok('x')], [500], 2, true],
  [[fail(http), fail(http), ok('x')], [500, 1000], 3, true],
  [[fail(http), fail(http), fail(http), ok('x')], [500, 1000, 3000], 4, true],
  [[fail(http)], [500, 1000, 3000], 4, false],
  [[fail(refused)], [], 1, false],
  [[fail(http), fail(refused)], [500], 2, false],
  [[fail(timedOut)], [], 1, false],
  [[fail(http), fail(timedOut)], [500], 2, false],
] as const)(
  '[CS-2.4] a chat launch with the responses %j waits %j ms before its retries',
  async (outcomes, waits, calls, isOk) => {
    const { work, context, ...seen } = createRetryFixture(outcomes);
    expect((await withChatRetries(work, context)).ok).toBe(isOk);
    expect(seen.waits).toEqual(waits);
    expect(seen.calls()).toBe(calls);
  },
);

test('[CS-2.4] an aborted chat launch is not retried', async () => {
  const stop = new AbortController();
  const { work, context, calls } = createRetryFixture([fail(http)]);
  stop.abort();
  await withChatRetries(work, { ...context, signal: stop.signal });
  expect(calls()).toBe(1);
});

test('[CS-2.4][OFF-2.3] a chat launch whose connection is lost is retried, whatever the browser reports', async () => {
  const { work, context, waits } = createRetryFixture([fail({ layer: 'offline', endpoint: 'launchChat' }), ok('x')]);
  vi.stubGlobal('navigator', { onLine: false });
  expect((await withChatRetries(work, context)).ok).toBe(true);
  expect(waits).toEqual([500]);
  vi.unstubAllGlobals();
});
