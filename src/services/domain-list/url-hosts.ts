import type { UrlHosts } from '../../base/to-safe-url';
import { readDeploymentSettings } from '../../browser/page/deployment';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { getDeploymentMerchantCode, useMerchant } from '../merchant/merchant-store';
import { getSignedDomains } from './signed-domains';

/**
 * What the deployment and a signed domain list state about the merchant's hosts. Unlike the status, both can be
 * trusted.
 */
export interface VerifiedMerchantDomains {
  /** Whether the deployment pins a public key for domain lists. If true, hosts in the status are not trusted. */
  readonly isPinned: boolean;
  /** The merchant's hosts: those in the deployment's settings and those in the verified domain list. */
  readonly domains: readonly string[];
}

/**
 * Returns an array with the host name in `domain`, which is a URL such as `https://host/…` or a bare host name; an
 * empty array if `domain` is neither.
 */
function hostOf(domain: string): readonly string[] {
  try {
    return [new URL(/^https?:/i.test(domain) ? domain : `https://${domain}`).hostname];
  } catch {
    // A domain that does not parse cannot be opened, so it is not a host of the merchant.
    return [];
  }
}

function domainsOfStatus(status: SiteStatus | undefined): readonly string[] {
  const { mainDomain = '', domainRoute = [] } = status?.info ?? {};
  return [mainDomain, ...domainRoute];
}

/**
 * Returns the hosts that toSafeUrl() accepts as the merchant's (ROUTE-7): this page's origin and, if no key is pinned,
 * `mainDomain` and `domainRoute` of the status. If a key is pinned, the hosts of the deployment and of the signed list
 * replace those of the status.
 */
export function decideTrustedHosts(
  status: SiteStatus | undefined,
  origin: string,
  trust: VerifiedMerchantDomains,
): UrlHosts {
  const domains = trust.isPinned ? trust.domains : domainsOfStatus(status);
  return { origin, merchant: [...new Set(domains.flatMap(hostOf))] };
}

/**
 * Returns every host that the status, the deployment or a signed list names as the merchant's, verified or not. Use it
 * only to isolate frames from these hosts, never to trust a host.
 */
export function decideHostsToIsolate(
  status: SiteStatus | undefined,
  origin: string,
  trust: VerifiedMerchantDomains,
): UrlHosts {
  return { origin, merchant: [...new Set([...trust.domains, ...domainsOfStatus(status)].flatMap(hostOf))] };
}

function readHostTrust(): VerifiedMerchantDomains {
  const { lines, hosts } = readDeploymentSettings();
  const configured = Object.entries(hosts).filter(([, code]) => code === getDeploymentMerchantCode());
  return { isPinned: lines.publicKey !== '', domains: [...configured.map(([host]) => host), ...getSignedDomains()] };
}

/** Returns the hosts of this page's merchant, to which tokens may be sent; see {@link decideTrustedHosts}. */
export const getTrustedHosts = (): UrlHosts =>
  decideTrustedHosts(useMerchant.getState().status, location.origin, readHostTrust());

/**
 * Returns every host that the status, the deployment or a signed list names as a host of this page's merchant,
 * verified or not; see {@link decideHostsToIsolate}.
 */
export const getHostsToIsolate = (): UrlHosts =>
  decideHostsToIsolate(useMerchant.getState().status, location.origin, readHostTrust());
