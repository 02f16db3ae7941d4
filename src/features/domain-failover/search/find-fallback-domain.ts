import { withTimeout } from '../../../base/async';
import { systemClock } from '../../../base/clock';
import { parseDomainOrigin } from '../../../base/domain-origin';
import { DOMAIN_PROBE_UNAVAILABLE } from '../../../base/web-worker-api';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import { webWorker } from '../../../services/platform/web-worker';
import { fetchDomainList, loadCachedDomains } from '../list/fetch-domain-list';
import { createDomainSearchFailure, type DomainSearchResult, raceDomainSearches } from './race-domain-searches';

/**
 * How long the search waits for the current domain list (ms), measured from the start of the search. After this time, a
 * cached domain that responds is returned without checking that the list contains it.
 */
const CURRENT_LIST_TIMEOUT_MS = 1_000;

/**
 * Resolves with the origin of the first other domain of the merchant that responds, or with an error (DOM-1, DOM-2).
 * Cached domains are probed immediately; domains that only the current list contains are probed as soon as the list
 * has loaded. Each probe has the full timeout. If the list loads within CURRENT_LIST_TIMEOUT_MS, a cached domain is
 * returned only if the list contains it.
 */
export async function findFallbackDomain(): Promise<DomainSearchResult> {
  const currentRequest = fetchDomainList().then((domains) => domains && otherOrigins(domains));
  const currentInTime = withTimeout(currentRequest, CURRENT_LIST_TIMEOUT_MS, systemClock);
  const cachedOrigins = otherOrigins(await loadCachedDomains());

  async function searchCachedDomains(): Promise<DomainSearchResult> {
    const result = await probeDomains(cachedOrigins);
    const current = await currentInTime;
    const currentOrigins = current.ok ? current.value : undefined;
    if (!result.ok || !currentOrigins || currentOrigins.includes(result.value)) return result;
    return probeDomains(currentOrigins.filter((origin) => cachedOrigins.includes(origin)));
  }

  async function searchNewDomains(): Promise<DomainSearchResult> {
    const currentOrigins = (await currentRequest) ?? [];
    return probeDomains(currentOrigins.filter((origin) => !cachedOrigins.includes(origin)));
  }

  return raceDomainSearches([searchCachedDomains(), searchNewDomains()]);
}

/** Returns the origins of those domains that are valid and not the domain of this page. */
const otherOrigins = (domains: readonly string[]): readonly string[] =>
  domains
    .flatMap((domain) => parseDomainOrigin(domain, location.origin) ?? [])
    .filter((origin) => origin !== location.origin);

async function probeDomains(domains: readonly string[]): Promise<DomainSearchResult> {
  if (domains.length === 0) return createDomainSearchFailure('none');
  const response = await webWorker.findLiveDomain({ domains, merchant: getMerchantCode(), page: location.origin });
  if (response.ok) return response;
  return createDomainSearchFailure(response.error === DOMAIN_PROBE_UNAVAILABLE ? 'untested' : 'none');
}
