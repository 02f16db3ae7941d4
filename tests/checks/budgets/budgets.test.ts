import { describe, expect, test } from 'vitest';
import { findExceededBudgets } from './find-exceeded-budgets.mjs';

const budgets = { page: { max: 6, unit: 'KB' }, requests: { max: 3, unit: '' } };

describe('budgets', () => {
  test('measured values that equal their limits are within the budgets', () => {
    expect(findExceededBudgets({ page: 6000, requests: 3 }, budgets).findings).toEqual([]);
  });

  test.each([
    [{ page: 6001, requests: 3 }],
    [{ page: 6000, requests: 4 }],
    [{ page: 0, requests: 3 }],
    [{ requests: 3 }],
    [{ page: 6000, requests: 3, unknown: 1 }],
  ])(
    'with budgets of 6 KB for the page and 3 requests, the check reports one finding for the measured values %j',
    (measured) => {
      expect(findExceededBudgets(measured, budgets).findings).toHaveLength(1);
    },
  );
});
