import { boolean, type InferOutput, object, optional, string } from 'valibot';
import { submitDeposit } from '../../../contract/endpoints/money/cashier';
import { amount } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { call } from '../../../services/platform/api-client';
import { type CashierSubmission, useCashierSubmission } from './use-cashier-submission';

const depositBody = object({
  methodId: string(),
  amount,
  useBonus: boolean(),
  notice: optional(string()),
  limitAsked: optional(boolean()),
});
export type DepositSubmission = CashierSubmission<InferOutput<typeof depositBody>>;

/**
 * Returns the submission of deposits; see useCashierSubmission().
 * @param onRefused called when the platform has refused a deposit, as methods and limits may have changed
 * @param onAccepted called when the platform has accepted a deposit, which may have been the first
 */
export const useDepositSubmission = (currency: string, onRefused: () => void, onAccepted: () => void) =>
  useCashierSubmission({
    kind: 'deposit',
    currency,
    body: depositBody,
    send: (requestId, body) => call(submitDeposit, { body: { requestId, ...body }, quiet: true }),
    statePath: ROUTES.voucherCenter.path,
    onRefused,
    onAccepted,
  });
