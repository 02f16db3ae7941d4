import { type InferOutput, object, string } from 'valibot';
import { submitWithdrawal } from '../../../contract/endpoints/money/cashier';
import { amount } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { call } from '../../../services/platform/api-client';
import { type CashierSubmission, useCashierSubmission } from './use-cashier-submission';

const withdrawalBody = object({ accountId: string(), amount });
export type WithdrawalSubmission = CashierSubmission<InferOutput<typeof withdrawalBody>>;

/**
 * Returns the submission of withdrawals; see useCashierSubmission().
 * @param onDecided called when the platform has refused a withdrawal, as balance and limits may have changed, and when
 * it has accepted one, as its amount is reserved
 */
export const useWithdrawalSubmission = (currency: string, onDecided: () => void) =>
  useCashierSubmission({
    kind: 'withdraw',
    currency,
    body: withdrawalBody,
    send: (requestId, body) => call(submitWithdrawal, { body: { requestId, ...body }, quiet: true }),
    statePath: ROUTES.withdraw.path,
    onRefused: onDecided,
    onAccepted: onDecided,
  });
