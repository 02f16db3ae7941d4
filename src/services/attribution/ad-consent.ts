import { isConsentGiven } from '../consent/consent';
import { mayOffer } from '../play-protection/play-status';

/**
 * Whether pixel ids, click ids and advertising ids may be stored and sent now; only for somebody who may be
 * offered something (SAFE-4).
 */
export const isAdDataAllowed = (): boolean => mayOffer() && isConsentGiven('ads');
