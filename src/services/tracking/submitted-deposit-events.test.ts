import { expect, test } from 'vitest';
import { buildSubmittedDepositEvents, toAdNetworkCurrency } from './submitted-deposit-events';

test.each([
  ['TLB', 'PHP'],
  ['PHP', 'PHP'],
  ['USDT', 'USD'],
  ['BRL', 'BRL'],
  ['', ''],
])('[TRK-2.3] the currency %j is reported in tracking events as %j', (currency, reported) => {
  expect(toAdNetworkCurrency(currency)).toBe(reported);
});

test.each([
  [0, 'none', ['depositSubmit', 'firstDeposit']],
  [0, 'another', ['depositSubmit', 'redeposit']],
  [0, 'this', []],
  [0, 'unknown', ['depositSubmit']],
  [1, 'none', ['depositSubmit', 'redeposit']],
  [1, 'this', []],
  [7, 'another', ['depositSubmit', 'redeposit']],
  [7, 'unknown', ['depositSubmit', 'redeposit']],
  [undefined, 'none', ['depositSubmit']],
  [undefined, 'another', ['depositSubmit']],
] as const)(
  '[TRK-1.4][TRK-2.1] after %s completed deposits, with “%s” as the first one reported, a submitted deposit is reported as $2',
  (count, first, events) => {
    expect(buildSubmittedDepositEvents(count, first)).toEqual(events);
  },
);
