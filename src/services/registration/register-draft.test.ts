import { describe, expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { REGISTER_DRAFT_KEY } from '../../contract/storage-keys';
import { clearRegisterDraft, readRegisterDraft, saveRegisterDraft } from './register-draft';

// Without browser storage the store falls back to memory, which is enough here.
const emptyStore = () =>
  createSafeWebStorage(() => {
    throw new Error('no storage');
  });
const MINUTE = 60_000;
const DRAFT = { requestId: 'r-1', username: 'newcomer', mobile: '917', referral: 'FRIEND', replacedLinkCode: '' };

describe('[REG-3] registration draft', () => {
  test('[REG-3] the registration draft is valid for half an hour', () => {
    const store = emptyStore();
    saveRegisterDraft(store, DRAFT, 0);
    expect(readRegisterDraft(store, 30 * MINUTE - 1)).toEqual(DRAFT);
    expect(readRegisterDraft(store, 30 * MINUTE)).toBeUndefined();
    expect(readRegisterDraft(store, 0)).toBeUndefined();
  });

  test('[REG-3] the registration draft never contains a password', () => {
    const store = emptyStore();
    saveRegisterDraft(store, { ...DRAFT, ...{ password: 'Brand-new-1' } }, 0);
    expect(readRegisterDraft(store, 1)).toEqual(DRAFT);
  });

  test('[REG-3] [UPD-2] in a registration draft of an earlier app version, the field “over” is read as replacedLinkCode', () => {
    const store = emptyStore();
    const { replacedLinkCode: _, ...others } = DRAFT;
    store.set(REGISTER_DRAFT_KEY, { at: 0, ...others, over: 'OLD' });
    expect(readRegisterDraft(store, 1)).toEqual({ ...DRAFT, replacedLinkCode: 'OLD' });
  });

  test('[REG-3] the registration draft is undefined after it is cleared or if its shape is invalid', () => {
    const store = emptyStore();
    saveRegisterDraft(store, DRAFT, 0);
    clearRegisterDraft(store);
    expect(readRegisterDraft(store, 1)).toBeUndefined();
    store.set(REGISTER_DRAFT_KEY, { at: 0, username: 7 });
    expect(readRegisterDraft(store, 1)).toBeUndefined();
  });
});
