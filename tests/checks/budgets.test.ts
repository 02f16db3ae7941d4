import { describe, expect, test } from 'vitest';
import { overBudget } from './over-budget.mjs';

const budgets = { page: { max: 6, unit: 'KB' }, requests: { max: 3, unit: '' } };

describe('budgets', () => {
  test('at the limit is within', () => {
    expect(overBudget({ page: 6000, requests: 3 }, budgets).findings).toEqual([]);
  });

  test.each([
    [{ page: 6001, requests: 3 }],
    [{ page: 6000, requests: 4 }],
    [{ page: 0, requests: 3 }],
    [{ requests: 3 }],
    [{ page: 6000, requests: 3, unknown: 1 }],
  ])('%j is not', (measured) => {
    expect(overBudget(measured, budgets).findings).toHaveLength(1);
  });
});
