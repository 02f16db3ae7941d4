import type { UrlHosts } from '../../base/to-safe-url';
import { decideHostsToIsolate, decideTrustedHosts, type VerifiedMerchantDomains } from '../../base/trusted-hosts';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { useMerchant } from '../merchant/merchant-store';
import { getSignedDomains, useSignedDomains } from './signed-domains';

function domainsOfStatus(): readonly string[] {
  const { mainDomain = '', domainRoute = [] } = useMerchant.getState().status?.info ?? {};
  return [mainDomain, ...domainRoute];
}

function readHostTrust(): VerifiedMerchantDomains {
  const { lines, hosts } = readDeploymentSettings();
  return { isPinned: lines.publicKey !== '', domains: [...hosts, ...getSignedDomains()] };
}

/** Returns the hosts of this page's merchant, to which tokens may be sent; see {@link decideTrustedHosts}. */
export const getTrustedHosts = (): UrlHosts => decideTrustedHosts(domainsOfStatus(), location.origin, readHostTrust());

/**
 * As {@link getTrustedHosts}, for what is rendered: hosts of a refreshed status, and of a signed list that is verified
 * after the start, count as soon as they are known.
 */
export function useTrustedHosts(): UrlHosts {
  useMerchant(({ status }) => status?.info);
  useSignedDomains();
  return getTrustedHosts();
}

/**
 * Returns every host that the status, the deployment or a signed list names as a host of this page's merchant,
 * verified or not; see {@link decideHostsToIsolate}.
 */
export const getHostsToIsolate = (): UrlHosts =>
  decideHostsToIsolate(domainsOfStatus(), location.origin, readHostTrust());
