import { systemClock } from '../base/clock';
import { isOnline } from '../browser/device/network';
import { isVisible, subscribeVisible } from '../browser/device/visibility';
import { isPlatformUnreachable } from '../features/boot/boot-machine';
import { useBootStore } from '../features/boot/boot-store';
import { refetchStatus, statusLoaded, wasPlatformUnreachable } from '../features/boot/start-app';
import { pollWithBackoff } from '../services/network/poll-with-backoff';

let isFailoverRunning = false;

/**
 * Fetches the status repeatedly in the background until it is loaded, whatever is on screen (BOOT-5), and searches for
 * a fallback domain if this domain does not respond (DOM-1). If the code of the search fails to load, only this domain
 * is polled. Does nothing if it is already running.
 */
export async function startDomainFailover(): Promise<void> {
  if (isFailoverRunning) return;
  isFailoverRunning = true;
  let isLoaded = false;
  void statusLoaded.then(() => {
    isLoaded = true;
  });
  const chunk = await import('../features/domain-failover/create-domain-failover').catch(() => undefined);
  const tryFailover = chunk?.createDomainFailover({
    refreshStatus: refetchStatus,
    statusLoaded,
    // The domain-error screen searches for a fallback domain itself.
    isSearchDisabled: () => useBootStore.getState().boot.phase === 'domain-error' || !wasPlatformUnreachable(),
    isPlatformUnreachable,
  });
  await pollWithBackoff(async () => isLoaded || (isOnline() && (tryFailover ?? refetchStatus)()), {
    isVisible,
    subscribeVisible,
    clock: systemClock,
  });
}

/**
 * Caches the lists of domains and customer services for a failover (DOM-3). Does nothing if the chunk for this fails to
 * load.
 */
export async function prepareDomainFailover(): Promise<void> {
  // The next start tries again.
  const chunk = await import('../features/domain-failover/list/refresh-failover-data').catch(() => undefined);
  await chunk?.refreshFailoverData();
}
