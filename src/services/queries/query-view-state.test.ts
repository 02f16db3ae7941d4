import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { decideQueryViewState, type QuerySnapshot } from './query-view-state';

const endpoint = 'balance';
const offline: ApiError = { layer: 'offline', endpoint };
const data = { value: 5, at: 1_700_000_000_000 };
const snapshot = (change: Partial<QuerySnapshot<number>>): QuerySnapshot<number> => ({
  data: undefined,
  error: null,
  isFetching: false,
  isFetchedAfterMount: false,
  isSlow: false,
  isOnline: true,
  ...change,
});

const loading = { phase: 'loading' };
const ready = { phase: 'ready', value: 5 };
const stale = { phase: 'ready', value: 5, staleAt: data.at };

test.each<[string, Partial<QuerySnapshot<number>>, object]>([
  ['no data yet', { isFetching: true }, loading],
  ['no data after three seconds', { isFetching: true, isSlow: true }, loading],
  ['no data and a failed request', { error: offline }, { phase: 'failed', error: offline }],
  ['data', { data }, ready],
  ['data that is being refreshed', { data, isFetching: true }, ready],
  ['data after three seconds without a response', { data, isFetching: true, isSlow: true }, stale],
  ['data that could not be refreshed', { data, error: offline }, stale],
  ['data that could not be refreshed, during a retry', { data, error: offline, isFetching: true }, stale],
  ['data without a network', { data, isOnline: false }, stale],
])('[OFF-3.3][OFF-2] a query view with %s has the state $2', (_case, change, view) => {
  expect(decideQueryViewState(snapshot(change))).toEqual(view);
});

test.each<[ApiError, 'shown as stale' | 'replaced by the error']>([
  [offline, 'shown as stale'],
  [{ layer: 'timeout', endpoint, afterMs: 30_000 }, 'shown as stale'],
  [{ layer: 'script', endpoint }, 'shown as stale'],
  [{ layer: 'http', endpoint, status: 503 }, 'shown as stale'],
  [{ layer: 'http', endpoint, status: 403 }, 'replaced by the error'],
  [{ layer: 'business', endpoint, code: 'closed', message: 'No', value: null }, 'replaced by the error'],
  [{ layer: 'decode', endpoint, field: 'value' }, 'replaced by the error'],
])('[OFF-2] after the error %j, the data of an earlier response is %s', (error, result) => {
  expect(decideQueryViewState(snapshot({ data, error }))).toEqual(
    result === 'shown as stale' ? stale : { phase: 'failed', error },
  );
  expect(decideQueryViewState(snapshot({ data, error }), { keepsRefusedData: true })).toEqual(stale);
});

test.each<[string, Partial<QuerySnapshot<number>>, object]>([
  ['waits for the response', { isFetching: true }, loading],
  ['shows a response of this visit while it is refreshed', { isFetching: true, isFetchedAfterMount: true }, ready],
  ['shows earlier data after three seconds', { isFetching: true, isSlow: true }, stale],
  ['shows earlier data without a network', { isFetching: true, isOnline: false }, stale],
  ['shows earlier data after an error', { error: offline }, stale],
])(
  '[OFF-3] a network-first view shows earlier data only if no response arrives in time: the view %s',
  (_case, change, view) => {
    expect(decideQueryViewState(snapshot({ data, ...change }), { networkFirst: true })).toEqual(view);
  },
);
