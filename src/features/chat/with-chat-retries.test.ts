import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { withChatRetries } from './with-chat-retries';

const http: ApiError = { layer: 'http', endpoint: 'chatLaunch', status: 500 };
const silent: ApiError = { layer: 'timeout', endpoint: 'chatLaunch', afterMs: 30_000 };
const refused: ApiError = {
  layer: 'business',
  endpoint: 'chatLaunch',
  code: 'no_permissions',
  message: '',
  value: null,
};

/** Works through outcomes, the last one for good; `waits` is what the clock was asked to sleep. */
function rig(outcomes: readonly Result<string, ApiError>[]) {
  const waits: number[] = [];
  let calls = 0;
  const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms) };
  const work = async () => outcomes[Math.min(calls++, outcomes.length - 1)] ?? fail(http);
  return { waits, line: { clock, isOnline: () => true }, work, calls: () => calls };
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
  [[fail(silent)], [], 1, false],
  [[fail(http), fail(silent)], [500], 2, false],
] as const)('[CS-2] %j: waits %j, %i calls, ok %s', async (outcomes, waits, calls, isOk) => {
  const { work, line, ...seen } = rig(outcomes);
  expect((await withChatRetries(work, line)).ok).toBe(isOk);
  expect(seen.waits).toEqual(waits);
  expect(seen.calls()).toBe(calls);
});

test('[CS-2] whoever goes away is not called for again', async () => {
  const stop = new AbortController();
  const { work, line, calls } = rig([fail(http)]);
  stop.abort();
  await withChatRetries(work, { ...line, signal: stop.signal });
  expect(calls()).toBe(1);
});

test('[CS-2] without a network there is no use in waiting', async () => {
  const { work, line, waits } = rig([fail({ layer: 'offline', endpoint: 'chatLaunch' })]);
  expect((await withChatRetries(work, { ...line, isOnline: () => false })).ok).toBe(false);
  expect(waits).toEqual([]);
});
