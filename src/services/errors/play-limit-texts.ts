import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import type { TranslationKey } from '../i18n/catalogue';

/** Texts for the limits that members set for their own play, with which the platform refuses a launch (SAFE-2). */
export const PLAY_LIMIT_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [CASHIER_ERROR_CODES.lossLimitReached]: 'refused.limit.loss',
  [CASHIER_ERROR_CODES.stakeLimitReached]: 'refused.limit.stake',
  [CASHIER_ERROR_CODES.timeLimitReached]: 'refused.limit.time',
};
