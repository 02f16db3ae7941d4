import { subscribeToOnlineStatus } from '../../browser/device/network';
import { showToast } from '../../services/overlays/overlays';

/**
 * Whether to show the offline toast: if the browser is offline and the page is a secure context, which is https or
 * localhost (OFF-1).
 */
export function shouldShowOfflineToast(connection: {
  readonly isOnline: boolean;
  readonly isSecure: boolean;
}): boolean {
  return connection.isSecure && !connection.isOnline;
}

/** How long the offline toast is shown (ms) (OFF-1). */
const OFFLINE_TOAST_MS = 1500;

/** Shows a toast whenever the browser goes offline (OFF-1). */
export function showToastWhenOffline(): void {
  subscribeToOnlineStatus((isOnline) => {
    if (shouldShowOfflineToast({ isOnline, isSecure: window.isSecureContext }))
      showToast({ key: 'offline.toast' }, 'alert', OFFLINE_TOAST_MS, 'foot');
  });
}
