import { readMerchantOffer } from '../i18n/merchant-offer';
import { type Finding, fault } from './finding';
import { getRawValue } from './raw-value';

const OFFER = ['info', 'whitelabelVal', 'offer'] as const;

/** Returns that a status has an offer which the app does not show, because its amount or its currency is missing. */
export function checkOffer(status: unknown): readonly Finding[] {
  const offer = getRawValue(status, OFFER);
  if (offer === undefined || offer === null || readMerchantOffer(offer)) return [];
  return [fault(OFFER, 'has no positive "amount" with a "currency", so visitors see no offer.')];
}
