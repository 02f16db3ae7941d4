import { expect, test } from 'vitest';
import { pickRecordKinds } from './pick-record-kinds';

const ERRORS = ['error', 'failure', 'deviation'];
const TIMINGS = ['timing', 'vital', 'update', 'push', 'popup'];

test.each([
  // shares, draw, kinds
  [{ errors: 1, timings: 0.1 }, 0.05, [...ERRORS, ...TIMINGS]],
  [{ errors: 1, timings: 0.1 }, 0.1, ERRORS],
  [{ errors: 1, timings: 0.1 }, 0.999, ERRORS],
  [{ errors: 0, timings: 1 }, 0, TIMINGS],
  [{ errors: 0, timings: 0 }, 0, []],
  [{ errors: 0.5, timings: 0.1 }, 0.5, []],
])('[OPS-4.7] with the shares %j, a page load with the draw %d sends %j', (shares, draw, kinds) => {
  expect([...pickRecordKinds(shares, draw)]).toEqual(kinds);
});
