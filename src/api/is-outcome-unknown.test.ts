import { describe, expect, test } from 'vitest';
import type { ApiError } from '../contract/api-error';
import { CASHIER_ERROR_CODES } from '../contract/cashier-codes';
import { isEarlierOutcomeUnknown, isOutcomeUnknown } from './is-outcome-unknown';

const ERRORS: readonly (readonly [string, ApiError, 'unknown' | 'known'])[] = [
  ['no network', { layer: 'offline', endpoint: 'registerByUsername' }, 'unknown'],
  ['no network for the key of an encrypted call', { layer: 'offline', endpoint: 'rsaKey' }, 'known'],
  ['a timeout of the key of an encrypted call', { layer: 'timeout', endpoint: 'rsaKey', afterMs: 30_000 }, 'known'],
  ['a timeout', { layer: 'timeout', endpoint: 'registerByUsername', afterMs: 30_000 }, 'unknown'],
  ['an aborted call', { layer: 'aborted', endpoint: 'registerByUsername' }, 'unknown'],
  ['an unreadable body', { layer: 'decode', endpoint: 'registerByUsername', field: 'body' }, 'unknown'],
  ['HTTP 500', { layer: 'http', endpoint: 'registerByUsername', status: 500 }, 'unknown'],
  ['HTTP 503', { layer: 'http', endpoint: 'registerByUsername', status: 503 }, 'unknown'],
  ['HTTP 499', { layer: 'http', endpoint: 'registerByUsername', status: 499 }, 'known'],
  ['HTTP 401', { layer: 'http', endpoint: 'registerByUsername', status: 401 }, 'known'],
  ['a refusal', { layer: 'business', endpoint: 'registerByUsername', code: 'x', message: '', value: null }, 'known'],
  ['a call that was not sent', { layer: 'request', endpoint: 'registerByUsername', message: 'x' }, 'known'],
  ['a chunk that failed to load', { layer: 'script', endpoint: 'registerByUsername' }, 'known'],
];

describe('[REG-3] outcome of a failed call', () => {
  test.each(ERRORS)(
    'after the failure “%s” of a call, it is $2 whether the platform has processed the call',
    (_, error, outcome) => {
      expect(isOutcomeUnknown(error)).toBe(outcome === 'unknown');
    },
  );
});

const refusal = (code: string): ApiError => ({
  layer: 'business',
  endpoint: 'submitDeposit',
  code,
  message: '',
  value: null,
});

type Outcome = 'unknown' | 'known';
/** Each code: the outcome of a first request that is refused with it, and of one that was sent before. */
const REFUSALS: readonly (readonly [code: string, first: Outcome, sentBefore: Outcome])[] = [
  // Names the request.
  ['request.reused', 'known', 'known'],
  // About the present.
  ['amount.min', 'known', 'unknown'],
  ['amount.max', 'known', 'unknown'],
  ['amount.invalid', 'known', 'unknown'],
  ['limit.deposit', 'known', 'unknown'],
  ['limit.loss', 'known', 'unknown'],
  ['limit.stake', 'known', 'unknown'],
  ['limit.time', 'known', 'unknown'],
  ['limit.question', 'known', 'unknown'],
  ['play.break', 'known', 'unknown'],
  ['play.excluded', 'known', 'unknown'],
  ['balance.low', 'known', 'unknown'],
  ['method.closed', 'known', 'unknown'],
  ['documents.needed', 'known', 'unknown'],
  ['notice.unconfirmed', 'known', 'unknown'],
  ['account.invalid', 'known', 'unknown'],
  ['account.exists', 'known', 'unknown'],
  ['turnover.open', 'known', 'unknown'],
  ['withdraw.pending', 'known', 'unknown'],
  ['points.low', 'known', 'unknown'],
  ['product.soldout', 'known', 'unknown'],
  ['reward.gone', 'known', 'unknown'],
  // The account that the first registration has created takes its own name.
  ['username.exists', 'known', 'unknown'],
  ['username.invalid', 'known', 'unknown'],
  ['mobile.invalid', 'known', 'unknown'],
  ['password.weak', 'known', 'unknown'],
  ['captcha.err', 'known', 'unknown'],
  ['sms.code.err', 'known', 'unknown'],
  ['firebase.token.invalid', 'known', 'unknown'],
  ['request.invalid', 'known', 'unknown'],
  ['a code of the platform', 'known', 'unknown'],
  // About the sender.
  ['CUSTOMER_NOT_LOGIN', 'known', 'unknown'],
  ['TOO_MANY_REQUEST_X', 'known', 'unknown'],
  ['token_ip_different', 'known', 'unknown'],
  ['domain_not_available', 'known', 'unknown'],
  ['encryption.invalid', 'known', 'unknown'],
];

describe('[API-8.5] outcome of a request that was sent before, when it is sent again', () => {
  test.each(REFUSALS)('after “%s”, the outcome of a first request is %s, of one that was sent before %s', (...row) => {
    const [code, first, sentBefore] = row;
    expect(isOutcomeUnknown(refusal(code))).toBe(first === 'unknown');
    expect(isEarlierOutcomeUnknown(refusal(code))).toBe(sentBefore === 'unknown');
  });

  test('no code of the cashier is missing in the table', () => {
    const listed = REFUSALS.map(([code]) => code);
    expect(Object.values(CASHIER_ERROR_CODES).filter((code) => !listed.includes(code))).toEqual([]);
  });

  test('a refusal of the key of an encrypted call says nothing about it', () => {
    const ofKey = { ...refusal('request.reused'), endpoint: 'rsaKey' };
    expect(isEarlierOutcomeUnknown(ofKey)).toBe(true);
  });

  test.each(ERRORS.filter(([, { layer }]) => layer !== 'business'))(
    'after the failure “%s”, the first outcome is unknown',
    (_, error) => {
      expect(isEarlierOutcomeUnknown(error)).toBe(true);
    },
  );
});
