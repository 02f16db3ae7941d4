import type { CallManner } from '../../api/call';
import { ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { AnswerOf } from '../../contract/endpoint';
import { availablePromotions } from '../../contract/endpoints/promotion';
import { isOn, useMerchant } from '../merchant/merchant-store';
import { call } from '../platform/platform';

export type AvailablePromotions = AnswerOf<typeof availablePromotions>;

const NONE: AvailablePromotions = {
  APP_DOWNLOAD: { enabled: false, count: 0 },
  REFERRAL: { enabled: false, count: 0 },
};

/** The promotions on offer; without the switch REWCEN3 there are none, and none is asked for (LINK-3). */
export async function askPromotions(manner: CallManner): Promise<Result<AvailablePromotions, ApiError>> {
  if (!isOn(useMerchant.getState().status, 'REWCEN3')) return ok(NONE);
  return call(availablePromotions, manner);
}
