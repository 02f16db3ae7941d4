import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { clearPendingSubmission, loadPendingSubmission, savePendingSubmission } from './pending-submission';

describe('[MEM-1] [API-8] submission without a response', () => {
  let store = createSafeWebStorage(() => {
    throw new Error('no storage in this realm');
  });
  beforeEach(() => {
    store = createSafeWebStorage(() => {
      throw new Error('no storage in this realm');
    });
  });
  const pending = { member: 'FAIR|alice', requestId: 'r1', body: { amount: '500.00' } };

  test('a submission without a response is returned with its request id to the member who sent it', () => {
    savePendingSubmission(store, 'deposit', pending);
    expect(loadPendingSubmission(store, 'deposit', 'FAIR|alice')).toEqual(pending);
    expect(loadPendingSubmission(store, 'withdraw', 'FAIR|alice')).toBeUndefined();
  });

  test('a submission without a response is deleted when another member uses the tab', () => {
    savePendingSubmission(store, 'deposit', pending);
    expect(loadPendingSubmission(store, 'deposit', 'FAIR|bob')).toBeUndefined();
    expect(loadPendingSubmission(store, 'deposit', 'FAIR|alice')).toBeUndefined();
  });

  test('a submission without a response is deleted once its outcome is known', () => {
    savePendingSubmission(store, 'deposit', pending);
    clearPendingSubmission(store, 'deposit');
    expect(loadPendingSubmission(store, 'deposit', 'FAIR|alice')).toBeUndefined();
  });
});
