import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../../base/result';
import { createRequestRace, type RequestRace } from './request-race';

/** Starts a request that the test settles. */
function start(requests: RequestRace) {
  let settle: (result: Result<string, string>) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const response = requests.run((requestSignal) => {
    signal = requestSignal;
    return new Promise<Result<string, string>>((resolve) => {
      settle = resolve;
    });
  });
  return { response, settle: (result: Result<string, string>) => settle(result), isAborted: () => signal?.aborted };
}

test('[BOOT-5.9] the first successful request of a race aborts the other requests', async () => {
  const requests = createRequestRace();
  const [first, second, third] = [start(requests), start(requests), start(requests)];
  second.settle(ok('status'));
  expect(await second.response).toEqual(ok('status'));
  expect([first, second, third].map(({ isAborted }) => isAborted())).toEqual([true, false, true]);
});

test('[BOOT-5] a failed request leaves the other requests of a race in flight', async () => {
  const requests = createRequestRace();
  const [first, second] = [start(requests), start(requests)];
  first.settle(fail('offline'));
  expect(await first.response).toEqual(fail('offline'));
  expect(second.isAborted()).toBe(false);
  second.settle(ok('status'));
  await second.response;
  // It has ended: a later success does not abort it.
  expect(first.isAborted()).toBe(false);
});

test('[BOOT-2] aborting a race aborts every request in flight, but not a later request', () => {
  const requests = createRequestRace();
  const first = start(requests);
  requests.abort();
  const second = start(requests);
  expect([first.isAborted(), second.isAborted()]).toEqual([true, false]);
});

test('[BOOT-5.6] a fourth request aborts the second-oldest: the oldest keeps its time, and the newest find a recovered platform', () => {
  const requests = createRequestRace();
  const all = [1, 2, 3, 4, 5].map(() => start(requests));
  expect(all.map(({ isAborted }) => isAborted())).toEqual([false, true, true, false, false]);
});
