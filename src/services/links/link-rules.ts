import type { LinkRules } from '../../base/link-target';
import { getTrustedHosts, useTrustedHosts } from '../domain-list/url-hosts';
import { useMerchant } from '../merchant/merchant-store';
import { isPageOffered, useOfferedPages } from '../merchant/page-needs';

/** Returns what decides where the links of this page's merchant lead; see decideLinkTarget(). */
export function getLinkRules(): LinkRules {
  const { status } = useMerchant.getState();
  return { ...getTrustedHosts(), isPageOffered: (address) => isPageOffered(address, status) };
}

/** As {@link getLinkRules}, for what is rendered. */
export const useLinkRules = (): LinkRules => ({ ...useTrustedHosts(), isPageOffered: useOfferedPages() });
