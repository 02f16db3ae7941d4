import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBackoffDelayMs, decideDeliveryOutcome } from './decide-delivery';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

const SUCCESS = { success: true, value: {} };
const refusal = (errorCode?: string | null) => ({ success: false, errorCode, message: 'no' });

describe('[OFF-4.5] outcome of a delivery', () => {
  test.each([
    // status  body                                     outcome
    [200, SUCCESS, 'delivered'],
    [201, { success: true }, 'delivered'],
    [200, refusal('request.invalid'), 'refused'],
    [200, refusal('CUSTOMER_NOT_LOGIN'), 'refused'],
    [200, refusal('TOO_MANY_REQUEST'), 'later'],
    [200, refusal('TOO_MANY_REQUEST_EVENTS'), 'later'],
    [200, refusal('SYSTEM_MAINTENANCE'), 'later'],
    [200, refusal('maintenance'), 'later'],
    [200, refusal('unknown_error'), 'unclear'],
    [200, refusal(null), 'unclear'],
    [200, refusal(), 'unclear'],
    [200, { success: 'true' }, 'later'],
    [200, { ok: true }, 'later'],
    [200, [], 'later'],
    [200, undefined, 'later'],
    [409, refusal('conflict'), 'delivered'],
    [400, refusal('request.invalid'), 'refused'],
    [401, refusal('CUSTOMER_NOT_LOGIN'), 'refused'],
    [404, refusal(), 'refused'],
    [413, refusal('too.large'), 'refused'],
    [403, refusal('TOO_MANY_REQUEST'), 'later'],
    [400, SUCCESS, 'later'],
    [408, refusal('request.invalid'), 'later'],
    [425, refusal('request.invalid'), 'later'],
    [429, refusal('request.invalid'), 'later'],
    [500, refusal('request.invalid'), 'later'],
    [502, undefined, 'later'],
    [503, SUCCESS, 'later'],
    [304, undefined, 'later'],
    [304, refusal('request.invalid'), 'later'],
  ])('the outcome of a delivery with the HTTP status %s and the response body %j is “%s”', (status, body, outcome) => {
    const isFinal = outcome === 'delivered' || outcome === 'refused';
    expect(decideDeliveryOutcome(answer(status), NOW, body)).toEqual(
      isFinal ? { outcome } : { outcome, retryAfterMs: 0 },
    );
  });

  test.each([400, 401, 403, 404, 409, 413])(
    'the outcome for the HTTP status %s is “later” if the response body is not in the platform’s format',
    (status) => {
      for (const body of [undefined, {}, { error: 'blocked' }, 'blocked']) {
        expect(decideDeliveryOutcome(answer(status), NOW, body).outcome).toBe('later');
      }
    },
  );

  test('the outcome of a delivery without a response is “later”', () => {
    expect(decideDeliveryOutcome(undefined, NOW).outcome).toBe('later');
  });

  test.each([
    ['120', 120_000],
    [' 120 ', 120_000],
    ['Tue, 01 Jan 2030 00:01:00 +0000', 60_000],
    ['01 Jan 2030 00:01:00 GMT', 60_000],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 60_000],
    ['Mon, 31 Dec 2029 23:00:00 GMT', 0],
    ['999999', 3_600_000],
    ['soon', 0],
  ])(
    'after the response header “Retry-After: %s”, the retry delay of a delivery is %i ms (at most an hour)',
    (said, retryAfterMs) => {
      expect(decideDeliveryOutcome(answer(503, said), NOW)).toEqual({ outcome: 'later', retryAfterMs });
    },
  );
});

test('[OFF-4] the retry backoff grows from one second to five minutes, and is never shorter than Retry-After', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat(3_600_000),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (failures, retryAfter, random) => {
        const full = Math.min(300_000, 1_000 * 2 ** (failures - 1));
        const wait = computeBackoffDelayMs(failures, retryAfter, random);
        expect(wait).toBeGreaterThanOrEqual(Math.max(retryAfter, full / 2));
        expect(wait).toBeLessThanOrEqual(Math.max(retryAfter, full));
      },
    ),
  ));
