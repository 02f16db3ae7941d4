import type { CallManner } from '../../api/call';
import { referralInfo } from '../../contract/endpoints/referral';
import { call } from '../../services/platform/platform';

/** The member's code and what came of it; counts are never shown from an earlier answer. */
export const askReferral = (manner: CallManner) => call(referralInfo, { ...manner, fresh: true });
