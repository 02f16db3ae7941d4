import { useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import type { ApiResult } from '../../api/call';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { systemClock } from '../../base/clock';
import { createUuidV7 } from '../../base/uuid-v7';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { useMemberIdentifier } from '../session/member-identifier';
import {
  clearPendingSubmission,
  loadPendingSubmission,
  type SubmissionKind,
  savePendingSubmission,
} from './pending-submission';

interface SubmissionOptions<Body, T> {
  readonly kind: SubmissionKind;
  /** Schema that validates a body stored before a reload. */
  readonly schema: GenericSchema<unknown, Body>;
  /** Sends the body with the request id. */
  readonly send: (requestId: string, body: Body) => Promise<ApiResult<T>>;
}

interface Submission<Body, T> {
  /**
   * Body of the submission whose outcome is unknown; undefined if there is none. Until it is sent again by `resend` or
   * discarded by `giveUp`, submit nothing else.
   */
  readonly unconfirmed: Body | undefined;
  /** Sends a new submission. */
  readonly submit: (body: Body) => Promise<ApiResult<T>>;
  /** Sends the unconfirmed submission again, with the same id; resolves with undefined if there is none. */
  readonly resend: () => Promise<ApiResult<T> | undefined>;
  readonly giveUp: () => void;
}

/**
 * Returns functions that submit deposits or withdrawals, and the submission whose outcome is unknown. Each submission
 * takes effect once, even if a response is lost (MEM-1, API-8).
 */
export function useDepositOrWithdrawalSubmission<Body, T>({
  kind,
  schema,
  send,
}: SubmissionOptions<Body, T>): Submission<Body, T> {
  const member = useMemberIdentifier();
  const [unconfirmed, setUnconfirmed] = useState(() => {
    const stored = loadPendingSubmission(safeSessionStorage, kind, member);
    const body = safeParse(schema, stored?.body);
    return stored && body.success ? { requestId: stored.requestId, body: body.output } : undefined;
  });

  const sendPending = async (pending: { readonly requestId: string; readonly body: Body }): Promise<ApiResult<T>> => {
    savePendingSubmission(safeSessionStorage, kind, { member, requestId: pending.requestId, body: pending.body });
    const result = await send(pending.requestId, pending.body);
    const isUnknown = !result.ok && isOutcomeUnknown(result.error);
    if (!isUnknown) clearPendingSubmission(safeSessionStorage, kind);
    setUnconfirmed(isUnknown ? pending : undefined);
    return result;
  };

  return {
    unconfirmed: unconfirmed?.body,
    submit: (body) => sendPending({ requestId: createUuidV7(systemClock.now()), body }),
    resend: async () => unconfirmed && sendPending(unconfirmed),
    giveUp: () => {
      clearPendingSubmission(safeSessionStorage, kind);
      setUnconfirmed(undefined);
    },
  };
}
