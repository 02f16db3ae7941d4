import { type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { ApiResult } from '../../../api/call';
import type { DepositOrWithdrawal } from '../../../contract/endpoints/money/cashier';
import type { Amount } from '../../../contract/money';
import { discardUnsentInput } from '../../../services/forms/unsent-input';
import { useGuardedSubmit } from '../../../services/forms/use-guarded-submit';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMoneyFormatter } from '../../../services/i18n/use-money-formatter';
import { navigateTo } from '../../../services/navigation/navigate';
import { readMemberKey } from '../../../services/session/use-member-key';
import { showResendFailure } from '../../../services/submissions/resend-problem';
import { UnconfirmedRequestCard } from '../../../services/submissions/unconfirmed-request-card';
import { useIdempotentCall } from '../../../services/submissions/use-idempotent-call';
import { trackDepositOrWithdrawal } from '../../../services/tracking/track-money';

interface CashierSubmissionOptions<Body> {
  readonly kind: 'deposit' | 'withdraw';
  /** ISO 4217 code of the amount; empty until it is known. */
  readonly currency: string;
  /** Schema of a submission that was stored before its response was lost. */
  readonly body: GenericSchema<unknown, Body>;
  readonly send: (requestId: string, body: Body) => Promise<ApiResult<{ readonly order: DepositOrWithdrawal }>>;
  /** Path of the page that shows the state of an order, to which a member who is still there is led. */
  readonly statePath: string;
  /** Called when the platform has refused the submission, so that limits and balance can be fetched again. */
  readonly onRefused: () => void;
  /** Called when the platform has accepted the submission. */
  readonly onAccepted?: () => void;
}

/** What the form of a deposit or a withdrawal sends with. */
export interface CashierSubmission<Body> {
  readonly kind: 'deposit' | 'withdraw';
  readonly submit: (body: Body) => Promise<ApiResult<{ readonly order: DepositOrWithdrawal }>>;
}

/**
 * Returns the submission of a deposit or a withdrawal, which takes effect once even if its response is lost, and the
 * card to show instead of the form while its outcome is unknown (MEM-1, API-8). It belongs to the page and not to the
 * form: the card needs no methods, accounts or balance, and these may be missing just when a response was lost.
 */
export function useCashierSubmission<Body extends { amount: Amount }>({
  kind,
  currency,
  body,
  send,
  statePath,
  onRefused,
  onAccepted,
}: CashierSubmissionOptions<Body>): {
  readonly submission: CashierSubmission<Body>;
  readonly unconfirmed: ReactNode;
} {
  const t = useTranslate();
  const money = useMoneyFormatter(currency);
  const submission = useIdempotentCall({ kind, schema: body, send });
  // A second press is ignored by the call itself; what is wanted here is whether the page is still there.
  const { isShown } = useGuardedSubmit();
  const [problem, setProblem] = useState('');
  const [isResending, setResending] = useState(false);

  function finish(order: DepositOrWithdrawal) {
    // It may have become known during the submit who the member is.
    discardUnsentInput('tab', kind, readMemberKey());
    void trackDepositOrWithdrawal(order, currency);
    onAccepted?.();
    if (isShown()) navigateTo(`${statePath}?order=${encodeURIComponent(order.id)}`);
  }

  async function submit(submitted: Body) {
    const result = await submission.submit(submitted);
    if (result.ok) finish(result.value.order);
    else if (result.error.layer === 'business') onRefused();
    return result;
  }

  async function resend() {
    setProblem('');
    setResending(true);
    const result = await submission.resend();
    setResending(false);
    if (!result) return;
    if (result.ok) finish(result.value.order);
    else {
      showResendFailure(result.error, t, setProblem);
      if (result.error.layer === 'business') onRefused();
    }
  }

  return {
    submission: { kind, submit },
    unconfirmed: submission.unconfirmed && (
      <UnconfirmedRequestCard
        summary={money.format(submission.unconfirmed.amount)}
        busy={isResending}
        code={submission.code}
        problem={problem}
        onResend={() => void resend()}
        onGiveUp={submission.giveUp}
      />
    ),
  };
}
