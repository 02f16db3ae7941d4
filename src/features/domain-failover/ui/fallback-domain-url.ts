import type { CampaignParams } from '../../../base/campaign-params';
import { ROUTES } from '../../../contract/paths';

/**
 * Returns the app's entry URL on a fallback domain. Of the query parameters, it contains only the affiliate and
 * referral codes (DOM-1); `referralCode` is an alias of `r`.
 * @param origin an origin returned by domainOrigin()
 */
export function fallbackDomainUrl(
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
