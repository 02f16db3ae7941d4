import { isEarlierOutcomeUnknown } from '../../api/is-outcome-unknown';
import { getOwnProperty } from '../../base/own-property';
import { type ApiError, isRefusalOfSender } from '../../contract/api-error';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import { toCashierErrorMessage } from '../errors/cashier-error-message';
import { withErrorCode } from '../errors/error-code';
import type { Translate, TranslationKey } from '../i18n/catalogue';
import { type DisplayText, resolveDisplayText } from '../i18n/display-text';
import { showNotice } from '../overlays/notices';

/** Reasons whose usual texts say what to do in the form, which the card replaces. */
const RESEND_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [CASHIER_ERROR_CODES.amountInvalid]: 'cashier.unconfirmed.amount',
  [CASHIER_ERROR_CODES.accountInvalid]: 'cashier.unconfirmed.account',
  [CASHIER_ERROR_CODES.methodClosed]: 'cashier.unconfirmed.method',
  // The button of the card asks for neither the notice nor a limit: it sends what was confirmed before.
  [CASHIER_ERROR_CODES.noticeUnconfirmed]: 'cashier.unconfirmed.notice',
  [CASHIER_ERROR_CODES.limitQuestionOpen]: 'cashier.unconfirmed.limit',
  [CASHIER_ERROR_CODES.withdrawalPending]: 'cashier.unconfirmed.pending',
};

/**
 * Shows why sending an unconfirmed request again has failed: in the card while the outcome is unknown, else in a notice,
 * because the card goes with the request, whose id has been used (MEM-1.20).
 */
export function showResendFailure(error: ApiError, t: Translate, showProblem: (problem: string) => void): void {
  const text = toResendText(error, t);
  if (!text) return;
  if (isEarlierOutcomeUnknown(error)) showProblem(resolveDisplayText(text, t));
  else showNotice({ message: text });
}

/**
 * Returns the reason, and after a refusal that leaves the outcome unknown that the first attempt may have arrived all the
 * same. Otherwise a member who reads that a method is closed would take the first attempt as refused, and pay again.
 */
function toResendText(error: ApiError, t: Translate): DisplayText | undefined {
  const message = toCashierErrorMessage(error, 'action');
  if (!message || error.layer !== 'business' || isRefusalOfSender(error) || !isEarlierOutcomeUnknown(error))
    return message && withErrorCode(message);
  const key = getOwnProperty(RESEND_TEXTS, error.code);
  const reason = key ? { key, values: { button: t('cashier.unconfirmed.drop') } } : message.text;
  return withErrorCode({ ...message, text: { lines: [reason, { key: 'cashier.unconfirmed.check' }] } });
}
