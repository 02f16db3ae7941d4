import type { CampaignParams } from '../../../base/campaign-params';
import { LINK_MERCHANT_PARAMETER } from '../../../contract/bootstrap/host-block';
import { ROUTES } from '../../../contract/paths';

/**
 * Returns the app's entry URL on a fallback domain. Its only query parameters are the affiliate code, the referral code
 * and the merchant (DOM-1). The referral code is taken from `r` or its alias `referralCode`. A deployment may not list
 * the domain, which then starts with the merchant of the link.
 * @param origin an origin returned by parseDomainOrigin()
 */
export function buildFallbackDomainUrl(
  origin: string,
  getParam: (paramName: keyof CampaignParams) => string | undefined,
  merchant: string,
): string {
  const url = new URL(ROUTES.indexHtml.path, origin);
  const setParam = (paramName: string, value: string | undefined) =>
    value !== undefined && url.searchParams.set(paramName, value);
  setParam('affiliateCode', getParam('affiliateCode'));
  setParam('r', getParam('r') ?? getParam('referralCode'));
  setParam(LINK_MERCHANT_PARAMETER, merchant || undefined);
  return url.href;
}
