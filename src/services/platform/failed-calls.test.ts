import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { logFinishedCall, MAX_FAILED_CALLS, useFailedCalls } from './failed-calls';

const finish = (requestId: string, error?: ApiError) =>
  logFinishedCall({ endpoint: 'status', requestId, at: 1, tookMs: 2, error });
const ids = () => useFailedCalls.getState().calls.map(({ requestId }) => requestId);

test('[OPS-4.5] the call that finished last is known, whether it has failed or not', () => {
  for (const id of ['good', 'bad']) {
    finish(id, id === 'bad' ? { layer: 'offline', endpoint: 'status' } : undefined);
    expect(useFailedCalls.getState().last?.requestId).toBe(id);
  }
});

test('[OPS-5.2] the calls that failed last are kept, not those that succeeded or were aborted', () => {
  useFailedCalls.setState({ calls: [] });
  finish('good');
  finish('aborted', { layer: 'aborted', endpoint: 'status' });
  finish('bad', { layer: 'http', endpoint: 'status', status: 503 });
  expect(ids()).toEqual(['bad']);
  for (let id = 1; id <= MAX_FAILED_CALLS; id += 1) finish(String(id), { layer: 'offline', endpoint: 'status' });
  expect(ids()).toHaveLength(MAX_FAILED_CALLS);
  expect([ids().at(0), ids().at(-1)]).toEqual(['1', String(MAX_FAILED_CALLS)]);
});
