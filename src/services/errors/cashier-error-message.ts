import { getOwnProperty } from '../../base/own-property';
import { isRateLimited } from '../../contract/api-error';
import type { AppError } from '../../contract/app-error';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import { ERROR_CODES } from '../../contract/error-codes';
import type { Translate, TranslationKey } from '../i18n/catalogue';
import { type DisplayText, resolveDisplayText } from '../i18n/display-text';
import { withErrorCode } from './error-code';
import { toPlatformMessage } from './platform-message';
import { PLAY_LIMIT_TEXTS } from './play-limit-texts';
import { type ErrorMessage, toFormErrorMessage } from './to-error-message';

/** Texts for the cashier error codes. */
export const CASHIER_REFUSAL_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [CASHIER_ERROR_CODES.amountTooLow]: 'refused.amount.min',
  [CASHIER_ERROR_CODES.amountTooHigh]: 'refused.amount.max',
  [CASHIER_ERROR_CODES.amountInvalid]: 'refused.amount.invalid',
  [CASHIER_ERROR_CODES.limitReached]: 'refused.limit',
  ...PLAY_LIMIT_TEXTS,
  [CASHIER_ERROR_CODES.breakActive]: 'refused.break',
  [ERROR_CODES.excluded]: 'refused.excluded',
  [CASHIER_ERROR_CODES.balanceTooLow]: 'refused.balance',
  [CASHIER_ERROR_CODES.methodClosed]: 'refused.method',
  [CASHIER_ERROR_CODES.noticeUnconfirmed]: 'refused.notice',
  [CASHIER_ERROR_CODES.limitQuestionOpen]: 'refused.limit.question',
  [CASHIER_ERROR_CODES.documentsNeeded]: 'refused.documents',
  [CASHIER_ERROR_CODES.accountInvalid]: 'refused.account.invalid',
  [CASHIER_ERROR_CODES.accountTaken]: 'refused.account.exists',
  [CASHIER_ERROR_CODES.turnoverOpen]: 'refused.turnover',
  [CASHIER_ERROR_CODES.withdrawalPending]: 'refused.pending',
  [CASHIER_ERROR_CODES.requestReused]: 'refused.reused',
  [CASHIER_ERROR_CODES.pointsTooLow]: 'refused.points',
  [CASHIER_ERROR_CODES.soldOut]: 'refused.soldOut',
  [CASHIER_ERROR_CODES.notAvailable]: 'refused.reward',
};

/**
 * Returns the message for a failed request about money, linked accounts, limits or rewards, which the platform may
 * have refused with a cashier error code (MEM-1). Cashier error codes have texts in the member's language; for any
 * other code, the platform's message is shown as plain text, followed by advice on what to do next. Returns undefined
 * if nothing is shown.
 */
export function toCashierErrorMessage(error: AppError, context: 'form' | 'action' = 'form'): ErrorMessage | undefined {
  const message = toFormErrorMessage(error, context);
  if (!message || error.layer !== 'business' || isRateLimited(error)) return message;
  const key = getOwnProperty(CASHIER_REFUSAL_TEXTS, error.code);
  return { ...message, text: key ? { key } : unknownRefusal(error.message) };
}

/**
 * Returns the message of toCashierErrorMessage() for a button without input, as text in the current language; empty if
 * nothing is shown.
 */
export function toCashierErrorText(error: AppError, t: Translate): string {
  const message = toCashierErrorMessage(error, 'action');
  return message ? resolveDisplayText(withErrorCode(message), t) : '';
}

function unknownRefusal(message: string): DisplayText {
  const shown = toPlatformMessage(message);
  const general = { key: 'refused.other' } as const;
  return shown ? { lines: [shown, general] } : general;
}
