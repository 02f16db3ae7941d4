import type { UrlHosts } from '../../base/safe-url';
import type { SiteStatus } from '../../contract/endpoints/system';

/** The host name of `https://host/…` or of a bare `host`; none when it is neither. */
function hostOf(domain: string): readonly string[] {
  try {
    return [new URL(/^https?:/i.test(domain) ? domain : `https://${domain}`).hostname];
  } catch {
    // A domain that cannot be read leads nowhere, so it is no host of the merchant's.
    return [];
  }
}

/** The hosts of a merchant, for safeUrl(): this page's origin, mainDomain and domainRoute. */
export function urlHosts(status: SiteStatus | undefined, origin: string): UrlHosts {
  const { mainDomain = '', domainRoute = [] } = status?.info ?? {};
  return { origin, merchant: [mainDomain, ...domainRoute].flatMap(hostOf) };
}
