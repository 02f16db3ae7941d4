import { expect, test } from 'vitest';
import { getOrderPath, parseTransactionFilter } from './transaction-filter';

test.each([
  ['bet', 'bet'],
  ['withdraw', 'withdraw'],
  ['all', 'all'],
  ['bet.', 'bet'],
  [null, 'all'],
  ['', 'all'],
  ['BET', 'all'],
  ['opening', 'all'],
])('[MEM-1] the query parameter value %j of the history page selects the filter “%s”', (text, expected) => {
  expect(parseTransactionFilter(text)).toBe(expected);
});

test.each([
  ['deposit', '7', '/m/voucherCenter?order=7'],
  ['reward', '7', '/m/voucherCenter?order=7'],
  ['withdraw', 'a&b', '/m/withdraw?order=a%26b'],
  ['bet', '', undefined],
] as const)('[MEM-1] a history entry of the kind %s with the order id %j links to %s', (kind, orderId, expected) => {
  expect(getOrderPath({ kind, orderId })).toBe(expected);
});
