import { expect, test } from 'vitest';
import { fail, ok } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { decideAnswer, decideLate } from './decide-answer';

const endpoint = 'balance';
const earlier = { value: 5, at: 1_700_000_000_000 };

test('[OFF-2] a new answer is shown as it is, whatever was had earlier', () => {
  expect(decideAnswer(ok(7), earlier)).toEqual({ phase: 'ready', value: 7 });
  expect(decideAnswer(ok(7), undefined)).toEqual({ phase: 'ready', value: 7 });
});

test.each<[ApiError, boolean]>([
  // what went wrong                                                     what was had earlier is shown
  [{ layer: 'offline', endpoint }, true],
  [{ layer: 'timeout', endpoint, afterMs: 30_000 }, true],
  [{ layer: 'script', endpoint }, true],
  [{ layer: 'http', endpoint, status: 503 }, true],
  [{ layer: 'http', endpoint, status: 403 }, false],
  [{ layer: 'business', endpoint, code: 'closed', message: 'No', value: null }, false],
  [{ layer: 'decode', endpoint, field: 'value' }, false],
])('[OFF-2] after %j what was had earlier is shown, and marked: %s', (error, shows) => {
  const marked = { phase: 'ready', value: 5, lastKnown: { at: earlier.at, error } };
  expect(decideAnswer(fail(error), earlier)).toEqual(shows ? marked : { phase: 'failed', error });
  expect(decideAnswer(fail(error), undefined)).toEqual({ phase: 'failed', error });
});

test('[OFF-3] after three seconds without an answer what was had earlier is shown, and marked; else the wait goes on', () => {
  const waiting = { phase: 'loading' } as const;
  expect(decideLate(waiting, earlier)).toEqual({ phase: 'ready', value: 5, lastKnown: { at: earlier.at } });
  expect(decideLate(waiting, undefined)).toBe(waiting);
});
