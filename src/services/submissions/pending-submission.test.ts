import { beforeEach, describe, expect, test } from 'vitest';
import { createWebStore } from '../../browser/storage/web-storage';
import { clearPending, loadPending, savePending } from './pending-submission';

describe('[MEM-1] [API-8] a submission without a response', () => {
  let store = createWebStore(() => {
    throw new Error('no storage in this realm');
  });
  beforeEach(() => {
    store = createWebStore(() => {
      throw new Error('no storage in this realm');
    });
  });
  const pending = { member: 'FAIR|alice', requestId: 'r1', body: { amount: '500.00' } };

  test('is offered again with its id to the member who sent it', () => {
    savePending(store, 'deposit', pending);
    expect(loadPending(store, 'deposit', 'FAIR|alice')).toEqual(pending);
    expect(loadPending(store, 'withdraw', 'FAIR|alice')).toBeUndefined();
  });

  test('is deleted when another member uses the tab', () => {
    savePending(store, 'deposit', pending);
    expect(loadPending(store, 'deposit', 'FAIR|bob')).toBeUndefined();
    expect(loadPending(store, 'deposit', 'FAIR|alice')).toBeUndefined();
  });

  test('is forgotten once its outcome is known', () => {
    savePending(store, 'deposit', pending);
    clearPending(store, 'deposit');
    expect(loadPending(store, 'deposit', 'FAIR|alice')).toBeUndefined();
  });
});
