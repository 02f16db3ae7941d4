import { describe, expect, test } from 'vitest';
import { createWebStore } from '../../browser/web-storage';
import { REGISTER_DRAFT_KEY } from '../../contract/storage-keys';
import { forgetDraft, keepDraft, readDraft } from './register-draft';

// Where the browser refuses storage the store is memory: all a draft needs here.
const emptyStore = () =>
  createWebStore(() => {
    throw new Error('no storage');
  });
const MINUTE = 60_000;
const DRAFT = { requestId: 'r-1', username: 'newcomer', mobile: '917', referral: 'FRIEND', over: '' };

describe('[REG-3] the draft', () => {
  test('[REG-3] is there for half an hour', () => {
    const store = emptyStore();
    keepDraft(store, DRAFT, 0);
    expect(readDraft(store, 30 * MINUTE - 1)).toEqual(DRAFT);
    expect(readDraft(store, 30 * MINUTE)).toBeUndefined();
    expect(readDraft(store, 0)).toBeUndefined();
  });

  test('[REG-3] holds no password, whatever it is handed', () => {
    const store = emptyStore();
    keepDraft(store, { ...DRAFT, ...{ password: 'Brand-new-1' } }, 0);
    expect(readDraft(store, 1)).toEqual(DRAFT);
  });

  test('[REG-3] is gone when it is forgotten, and when it is not one of ours', () => {
    const store = emptyStore();
    keepDraft(store, DRAFT, 0);
    forgetDraft(store);
    expect(readDraft(store, 1)).toBeUndefined();
    store.set(REGISTER_DRAFT_KEY, { at: 0, username: 7 });
    expect(readDraft(store, 1)).toBeUndefined();
  });
});
