import { useEffect, useState } from 'react';
import { withTimeout } from '../../../base/async';
import { systemClock } from '../../../base/clock';
import { DOMAIN_PROBE_TIMEOUT_MS } from '../../../base/web-worker-api';
import { subscribeToOnlineStatus } from '../../../browser/device/network';
import { subscribeToPageBecomingVisible } from '../../../browser/device/visibility';
import type { CustomerServiceEntry } from '../../../contract/merchant/customer-service';
import { useCustomerServiceEntries } from '../../../services/support/use-customer-service-entries';
import { findFallbackDomain } from '../search/find-fallback-domain';
import { createDomainSearchFailure, type DomainSearchResult } from '../search/race-domain-searches';

/** State of the search for a fallback domain, and the customer-service contacts to show with it. */
export interface DomainSearchState {
  /** Result of the search; undefined while it is running. */
  readonly result: DomainSearchResult | undefined;
  readonly services: readonly CustomerServiceEntry[];
  /** Starts another search, and fetches the customer-service contacts again. */
  restart(): void;
}

/**
 * Searches for a fallback domain on mount. Returns the result of the search and the customer-service contacts. The
 * contacts come from the cache until the platform's contacts have loaded (DOM-1, DOM-3). If the search takes longer
 * than ten seconds, the result becomes `none` (DOM-2); a domain found later still replaces it. Until one is found,
 * another search starts when the browser reports a network, and when the page becomes visible.
 */
export function useDomainSearch(): DomainSearchState {
  const { services, refetch } = useCustomerServiceEntries();
  const [result, setResult] = useState<DomainSearchResult>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts another search
  useEffect(() => {
    let isUnmounted = false;
    const updateResult = (newResult: DomainSearchResult) => isUnmounted || setResult(newResult);
    setResult(undefined);
    const search = findFallbackDomain();
    void search.then(updateResult);
    void withTimeout(search, DOMAIN_PROBE_TIMEOUT_MS, systemClock).then(
      (settled) => settled.ok || updateResult(createDomainSearchFailure('none')),
    );
    return () => {
      isUnmounted = true;
    };
  }, [round]);

  const isFound = result?.ok === true;
  useEffect(() => {
    if (isFound) return;
    // A search without a network ends at once, and finds nothing.
    const again = () => setRound((last) => last + 1);
    const stops = [subscribeToOnlineStatus((isOnline) => isOnline && again()), subscribeToPageBecomingVisible(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isFound]);

  function restart() {
    setRound((last) => last + 1);
    refetch();
  }
  return { result, services, restart };
}
