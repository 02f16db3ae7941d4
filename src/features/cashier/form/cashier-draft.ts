import { object, record, string } from 'valibot';
import type { SafeWebStorage } from '../../../browser/storage/web-storage';
import { CASHIER_DRAFT_PREFIX } from '../../../contract/deferred-storage-keys';

export type SubmissionKind = 'deposit' | 'withdraw';

const cashierDraft = object({ member: string(), values: record(string(), string()) });

const keyOf = (kind: SubmissionKind): string => `${CASHIER_DRAFT_PREFIX}draft:${kind}`;

/**
 * Returns the form input that the member has not submitted, including input typed before the session expired. The
 * object is empty if there is no such input.
 */
export function loadCashierDraft(store: SafeWebStorage, kind: SubmissionKind, member: string): Record<string, string> {
  const draft = store.get(keyOf(kind), cashierDraft);
  return draft?.member === member ? draft.values : {};
}

export const saveCashierDraft = (
  store: SafeWebStorage,
  kind: SubmissionKind,
  member: string,
  values: Record<string, string>,
): void => store.set(keyOf(kind), { member, values });

export const clearCashierDraft = (store: SafeWebStorage, kind: SubmissionKind): void => store.remove(keyOf(kind));
