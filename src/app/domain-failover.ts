import { systemClock } from '../base/clock';
import { isPageVisible, subscribeToPageBecomingVisible } from '../browser/device/visibility';
import { isPlatformUnreachable } from '../features/boot/boot-machine';
import { useBootStore } from '../features/boot/boot-store';
import type { Start } from '../features/boot/create-start';
import { pollWithBackoff } from '../services/network/poll-with-backoff';

/**
 * Polls the status in the background until it has loaded, whatever the screen shows (BOOT-5). Also searches for a
 * fallback domain if this domain does not respond (DOM-1). If the code of the search fails to load, only polls.
 */
export async function startDomainFailover(start: Start): Promise<void> {
  let isLoaded = false;
  void start.whenLoaded.then(() => {
    isLoaded = true;
  });
  const chunk = await import('../features/domain-failover/create-domain-failover').catch(() => undefined);
  const tryFailover = chunk?.createDomainFailover({
    refreshStatus: start.refetchInBackground,
    whenStatusLoaded: start.whenLoaded,
    // The domain-error screen searches for a fallback domain itself.
    isSearchDisabled: () => useBootStore.getState().boot.phase === 'domain-error' || !start.wasPlatformUnreachable(),
    isPlatformUnreachable,
  });
  // Also while the browser says that it is offline, because it may be wrong.
  const poll = tryFailover ?? start.refetchInBackground;
  await pollWithBackoff(async () => isLoaded || poll(), {
    isVisible: isPageVisible,
    subscribeVisible: subscribeToPageBecomingVisible,
    clock: systemClock,
  });
}

/**
 * Caches the list of domains and the customer-service contacts, for use when this domain does not respond (DOM-3). Does
 * nothing if its chunk fails to load.
 */
export async function prepareDomainFailover(): Promise<void> {
  // The next start tries again.
  const chunk = await import('../features/domain-failover/list/refresh-domain-list-and-customer-services').catch(
    () => undefined,
  );
  await chunk?.refreshDomainListAndCustomerServices();
}
