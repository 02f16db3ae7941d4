import type { CampaignParams } from '../../../base/campaign-params';
import { ROUTES } from '../../../contract/paths';

/**
 * Returns the app's entry URL on a fallback domain. Its only query parameters are the affiliate code and the referral
 * code (DOM-1). The referral code is taken from `r` or its alias `referralCode`.
 * @param origin an origin returned by parseDomainOrigin()
 */
export function buildFallbackDomainUrl(
  origin: string,
  getParam: (paramName: keyof CampaignParams) => string | undefined,
): string {
  const url = new URL(ROUTES.indexHtml.path, origin);
  const setParam = (paramName: string, value: string | undefined) =>
    value !== undefined && url.searchParams.set(paramName, value);
  setParam('affiliateCode', getParam('affiliateCode'));
  setParam('r', getParam('r') ?? getParam('referralCode'));
  return url.href;
}
