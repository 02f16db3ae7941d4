import { systemClock } from '../base/clock';
import { isOnline } from '../browser/device/network';
import { isVisible, subscribeVisible } from '../browser/device/visibility';
import { isPlatformUnreachable } from '../features/boot/boot-machine';
import { useBootStore } from '../features/boot/boot-store';
import { refetchStatus, statusLoaded, wasPlatformUnreachable } from '../features/boot/start-app';
import { pollWithBackoff } from '../services/network/poll-with-backoff';

let isFailoverRunning = false;

/**
 * Fetches the status in the background until one is loaded, whatever is on screen (BOOT-5), and searches for a
 * fallback domain in parallel if this one does not respond (DOM-1). That code is loaded on demand; without it only the
 * current domain is polled.
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

/** Caches the data for a failover while this domain responds (DOM-3). */
export async function prepareDomainFailover(): Promise<void> {
  // The next start tries again.
  const chunk = await import('../features/domain-failover/list/refresh-failover-data').catch(() => undefined);
  await chunk?.refreshFailoverData();
}
