import { describe, expect, test } from 'vitest';
import { findLastDeposit } from './last-deposit';

const METHODS = [
  { id: 'gcash', name: 'GCash', enabled: true, min: '100', max: '5000' },
  { id: 'card', name: 'Card', enabled: false, min: '0', max: '0' },
  { id: 'bank', name: 'Bank', enabled: true, min: '0', max: '0' },
] as const;
const deposit = (title: string, amount: `${number}`, more: object = {}) =>
  ({ kind: 'deposit', status: 'APPROVED', title, amount, ...more }) as const;

describe('[MEM-1.24] last deposit', () => {
  test.each([
    ['no deposit', [], undefined],
    ['the newest', [deposit('GCash', '300.00'), deposit('Bank', '700.00')], { amount: '300.00', methodId: 'gcash' }],
    [
      'an approved one',
      [deposit('GCash', '300', { status: 'REJECTED' }), deposit('Bank', '700')],
      { amount: '700', methodId: 'bank' },
    ],
    [
      'one after a reward',
      [deposit('Gift', '50', { kind: 'reward' }), deposit('Bank', '700')],
      { amount: '700', methodId: 'bank' },
    ],
    ['a closed method', [deposit('Card', '300.00')], undefined],
    ['an unknown method', [deposit('Cheque', '300.00')], undefined],
    ['an amount below the minimum', [deposit('GCash', '99.99')], undefined],
    ['an amount above the maximum', [deposit('GCash', '5000.01')], undefined],
    ['an amount at the maximum', [deposit('GCash', '5000.00')], { amount: '5000.00', methodId: 'gcash' }],
    ['a negative amount', [deposit('Bank', '-5.00')], undefined],
  ] as const)('%s', (_, list, found) => {
    expect(findLastDeposit(list, METHODS)).toEqual(found);
  });
});
