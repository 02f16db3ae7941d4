import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOff, judgeDelivery } from './judge-delivery';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const answer = (status: number, retryAfter?: string, type = 'application/json') =>
  new Response(null, {
    status,
    headers: { 'content-type': type, ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) },
  });

describe('[OFF-4] what an answer means for what was sent', () => {
  test.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [409, 'delivered'],
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [413, 'refused'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [502, 'later'],
    [503, 'later'],
    [304, 'later'],
  ])('%s: %s', (status, outcome) => {
    expect(judgeDelivery(answer(status), NOW).outcome).toBe(outcome);
  });

  test('[OFF-4] no answer is tried later, and a portal’s page is no answer', () => {
    expect(judgeDelivery(undefined, NOW).outcome).toBe('later');
    expect(judgeDelivery(answer(200, undefined, 'text/html'), NOW).outcome).toBe('later');
  });

  test.each([
    ['120', 120_000],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 60_000],
    ['Mon, 31 Dec 2029 23:00:00 GMT', 0],
    ['999999', 3_600_000],
    ['soon', 0],
  ])('Retry-After %s', (said, notBefore) => {
    expect(judgeDelivery(answer(503, said), NOW)).toEqual({ outcome: 'later', notBefore });
  });
});

test('[OFF-4] waits grow from a second to five minutes, and are never shorter than the server asks', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat(3_600_000),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (failures, asked, random) => {
        const full = Math.min(300_000, 1_000 * 2 ** (failures - 1));
        const wait = backOff(failures, asked, random);
        expect(wait).toBeGreaterThanOrEqual(Math.max(asked, full / 2));
        expect(wait).toBeLessThanOrEqual(Math.max(asked, full));
      },
    ),
  ));
