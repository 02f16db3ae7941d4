import { ERROR_CODES } from '../../contract/error-codes';
import type { Translate } from '../i18n/catalogue';

/**
 * Returns why a deposit or withdrawal was rejected: the operator's words, or the text of the one reason that the
 * platform itself gives, a self-exclusion that began while the deposit was pending (SAFE-2.6). Empty if it gives none.
 */
export const describeRejection = (reason: string, t: Translate): string =>
  reason === ERROR_CODES.excluded ? t('cashier.order.excluded') : reason;
