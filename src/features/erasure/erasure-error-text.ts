import { getOwnProperty } from '../../base/own-property';
import type { ApiError } from '../../contract/api-error';
import { ERASURE_OBSTACLE_CODES, type ErasureObstacle } from '../../contract/endpoints/account/erasure';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { toErrorCode, withErrorCode } from '../../services/errors/error-code';
import type { Translate, TranslationKey } from '../../services/i18n/catalogue';
import { resolveDisplayText } from '../../services/i18n/display-text';

/** What the member has to do about each obstacle. */
export const OBSTACLE_TEXTS: Readonly<Record<ErasureObstacle, TranslationKey>> = {
  BALANCE: 'erase.balance',
  ORDER: 'erase.pending',
};

const REFUSAL_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [ERASURE_OBSTACLE_CODES.BALANCE]: OBSTACLE_TEXTS.BALANCE,
  [ERASURE_OBSTACLE_CODES.ORDER]: OBSTACLE_TEXTS.ORDER,
};

/** Returns why a request for erasure has failed, in the current language; empty if nothing is shown. */
export function toErasureErrorText(error: ApiError, t: Translate): string {
  const key = error.layer === 'business' ? getOwnProperty(REFUSAL_TEXTS, error.code) : undefined;
  if (!key) return toCashierErrorText(error, t);
  return resolveDisplayText(withErrorCode({ text: { key }, code: toErrorCode(error) }), t);
}
