import type { SiteHosts } from './app-path';

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

const hostsOf = (domains: readonly string[]) => [...new Set(domains.flatMap(hostOf))];

/**
 * Returns the hosts that are accepted as the merchant's (ROUTE-7, LINK-1, PUSH-3): this page's origin and, if no key is
 * pinned, the domains of the status. If a key is pinned, the domains of the deployment and of the signed list replace
 * those of the status.
 * @param statusDomains `mainDomain` and `domainRoute` of the status
 */
export function decideTrustedHosts(
  statusDomains: readonly string[],
  origin: string,
  trust: VerifiedMerchantDomains,
): SiteHosts {
  return { origin, merchant: hostsOf(trust.isPinned ? trust.domains : statusDomains) };
}

/**
 * Returns every host that the status, the deployment or a signed list names as the merchant's, verified or not. Use it
 * only to isolate frames from these hosts, never to trust a host.
 * @param statusDomains `mainDomain` and `domainRoute` of the status
 */
export function decideHostsToIsolate(
  statusDomains: readonly string[],
  origin: string,
  trust: VerifiedMerchantDomains,
): SiteHosts {
  return { origin, merchant: hostsOf([...trust.domains, ...statusDomains]) };
}
