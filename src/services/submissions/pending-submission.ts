import { type InferOutput, object, string, unknown } from 'valibot';
import type { SafeWebStorage } from '../../browser/storage/web-storage';
import { CASHIER_DRAFT_PREFIX } from '../../contract/deferred-storage-keys';

const pendingSubmission = object({ member: string(), requestId: string(), body: unknown() });

/**
 * A deposit or withdrawal request whose outcome is unknown. It can be sent again: the platform executes requests with
 * the same id only once (API-8).
 */
export type PendingSubmission = InferOutput<typeof pendingSubmission>;

export type SubmissionKind = 'deposit' | 'withdraw';

const keyOf = (kind: SubmissionKind): string => `${CASHIER_DRAFT_PREFIX}pending:${kind}`;

/**
 * Returns this tab's submission whose outcome is unknown; undefined if there is none. Deletes a submission of another
 * member.
 */
export function loadPendingSubmission(
  store: SafeWebStorage,
  kind: SubmissionKind,
  member: string,
): PendingSubmission | undefined {
  const pending = store.get(keyOf(kind), pendingSubmission);
  if (pending === undefined || pending.member === member) return pending;
  store.remove(keyOf(kind));
  return undefined;
}

/** Saves a submission before it is sent, so that its request id survives a reload. */
export const savePendingSubmission = (store: SafeWebStorage, kind: SubmissionKind, pending: PendingSubmission): void =>
  store.set(keyOf(kind), pending);

export const clearPendingSubmission = (store: SafeWebStorage, kind: SubmissionKind): void => store.remove(keyOf(kind));
