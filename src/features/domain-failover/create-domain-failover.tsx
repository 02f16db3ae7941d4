import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { ok } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { ping } from '../../contract/endpoints/site/domains';
import { useMerchant } from '../../services/merchant/merchant-store';
import { closeOverlay, openOverlay } from '../../services/overlays/overlays';
import { call } from '../../services/platform/api-client';
import { getKnownCustomerServiceEntries } from '../../services/support/known-customer-service-entries';
import { findFallbackDomain } from './search/find-fallback-domain';
import { FAILOVER_DIALOG_OVERLAY_KEY, FailoverDialog } from './ui/failover-dialog';

/** How much longer to wait for this domain's response to the ping after a fallback domain has been found (ms). */
const EXTRA_PING_TIMEOUT_MS = 3_000;
/** How long this domain may take to respond to a ping before the search for a fallback domain starts (ms). */
const PING_TIMEOUT_MS = 1_000;

export interface DomainFailoverDependencies {
  /** Fetches the status. Resolves with whether that succeeded. */
  refreshStatus(): Promise<boolean>;
  /** Resolves once this page has loaded a status from the platform. */
  readonly whenStatusLoaded: Promise<void>;
  /** Whether to skip the search, because this domain has responded or the domain error screen runs its own search. */
  isSearchDisabled(): boolean;
  /** Whether an error means that the platform is unreachable. */
  isPlatformUnreachable(error: ApiError): boolean;
}

/**
 * Returns a function that runs one failover attempt. An attempt pings this domain and, if there is no response,
 * searches for a fallback domain and offers it in a dialog (DOM-1, DOM-3). The attempt fetches the status again as
 * soon as this domain responds, and after the search at the latest (BOOT-5). It resolves with whether the status has
 * been loaded.
 */
export function createDomainFailover({
  refreshStatus,
  whenStatusLoaded,
  isSearchDisabled,
  isPlatformUnreachable,
}: DomainFailoverDependencies): () => Promise<boolean> {
  let isStatusLoaded = false;
  let isDomainOffered = false;
  void whenStatusLoaded.then(() => {
    isStatusLoaded = true;
    closeOverlay(FAILOVER_DIALOG_OVERLAY_KEY);
  });
  const shouldSkipSearch = () => isStatusLoaded || isDomainOffered || isSearchDisabled();

  return async () => {
    let refreshRequest: Promise<boolean> | undefined;
    const refreshOnce = async () => {
      if (isStatusLoaded) return true;
      refreshRequest ??= refreshStatus();
      return refreshRequest;
    };
    const fallbackOrigin = shouldSkipSearch()
      ? undefined
      : await findRespondingFallback(refreshOnce, isPlatformUnreachable);
    if (fallbackOrigin !== undefined && !shouldSkipSearch()) {
      isDomainOffered = true;
      showFailoverDialog(fallbackOrigin);
    }
    return refreshOnce();
  };
}

/**
 * Resolves with the origin of a fallback domain that responds while this domain does not. Resolves with undefined if
 * this domain responds. Also resolves with undefined if no domain responds, because this device may be offline.
 * @param onAnswer called when this domain responds
 */
async function findRespondingFallback(
  onAnswer: () => Promise<unknown>,
  isPlatformUnreachable: DomainFailoverDependencies['isPlatformUnreachable'],
): Promise<string | undefined> {
  const ownResponse = call(ping, { query: {}, quiet: true, unshared: true }).then(
    (response) => response.ok || !isPlatformUnreachable(response.error),
  );
  void ownResponse.then((hasResponded) => hasResponded && onAnswer());
  const earlyResponse = await withTimeout(ownResponse, PING_TIMEOUT_MS, systemClock);
  if (earlyResponse.ok && earlyResponse.value) return undefined;
  const result = await findFallbackDomain();
  if (!result.ok) return undefined;
  const lateResponse = await withTimeout(ownResponse, EXTRA_PING_TIMEOUT_MS, systemClock);
  return lateResponse.ok && lateResponse.value ? undefined : result.value;
}

function showFailoverDialog(fallbackOrigin: string): void {
  const search = {
    result: ok(fallbackOrigin),
    services: getKnownCustomerServiceEntries(useMerchant.getState().status),
  };
  openOverlay({
    kind: 'dialog',
    key: FAILOVER_DIALOG_OVERLAY_KEY,
    render: (close, overlay) => (
      <FailoverDialog
        message={{ key: 'domain.silent' }}
        search={search}
        onRetry={close}
        onClose={close}
        overlay={overlay}
      />
    ),
  });
}
