import { expect, test } from 'vitest';
import { buildSubmittedDepositEvents, toAdNetworkCurrency } from './submitted-deposit-events';

test.each([
  ['TLB', 'PHP'],
  ['PHP', 'PHP'],
  ['USDT', 'USD'],
  ['BRL', 'BRL'],
  ['', ''],
])('[TRK-2] the currency %j is reported in tracking events as %j', (currency, reported) => {
  expect(toAdNetworkCurrency(currency)).toBe(reported);
});

test.each([
  [0, false, ['depositSubmit', 'firstDeposit']],
  [0, true, ['depositSubmit']],
  [1, false, ['depositSubmit', 'redeposit']],
  [7, true, ['depositSubmit', 'redeposit']],
  [undefined, false, ['depositSubmit']],
])(
  '[TRK-2] after %s completed deposits and with isFirstReported=%s, a submitted deposit is reported as $2',
  (count, isReported, events) => {
    expect(buildSubmittedDepositEvents(count, isReported)).toEqual(events);
  },
);
