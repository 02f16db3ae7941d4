import { describe, expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { REGISTRATION_DRAFT_KEY } from '../../contract/storage-keys';
import { clearRegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft';

// Without browser storage the store falls back to memory, which is enough here.
const emptyStore = () =>
  createSafeWebStorage(() => {
    throw new Error('no storage');
  });
const MINUTE = 60_000;
const DRAFT = { username: 'newcomer', mobile: '917', referral: 'FRIEND', replacedLinkCode: '' };

describe('[REG-3] registration draft', () => {
  test('[REG-3.3] is valid for half an hour', () => {
    const store = emptyStore();
    saveRegistrationDraft(store, DRAFT, 0);
    expect(readRegistrationDraft(store, 30 * MINUTE - 1)).toEqual(DRAFT);
    expect(readRegistrationDraft(store, 30 * MINUTE)).toBeUndefined();
    expect(readRegistrationDraft(store, 0)).toBeUndefined();
  });

  test('[REG-3.3] never contains a password', () => {
    const store = emptyStore();
    saveRegistrationDraft(store, { ...DRAFT, ...{ password: 'Brand-new-1' } }, 0);
    expect(readRegistrationDraft(store, 1)).toEqual(DRAFT);
  });

  test('[UPD-2] in a registration draft of an earlier app version, the field “over” is read as replacedLinkCode', () => {
    const store = emptyStore();
    const { replacedLinkCode: _, ...others } = DRAFT;
    store.set(REGISTRATION_DRAFT_KEY, { at: 0, ...others, over: 'OLD' });
    expect(readRegistrationDraft(store, 1)).toEqual({ ...DRAFT, replacedLinkCode: 'OLD' });
  });

  test('is undefined after it is cleared or if its shape is invalid', () => {
    const store = emptyStore();
    saveRegistrationDraft(store, DRAFT, 0);
    clearRegistrationDraft(store);
    expect(readRegistrationDraft(store, 1)).toBeUndefined();
    store.set(REGISTRATION_DRAFT_KEY, { at: 0, username: 7 });
    expect(readRegistrationDraft(store, 1)).toBeUndefined();
  });
});
