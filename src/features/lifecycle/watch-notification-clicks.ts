import { consumeClickedNotificationPath, markAllMessagesRead } from '../../base/push/push-store';
import { toSafeNotificationPath } from '../../base/push/to-safe-notification-path';
import { showAppBadge } from '../../browser/device/app-badge';
import { isPageVisible, subscribePageVisible } from '../../browser/device/visibility';
import { subscribeServiceWorker } from '../../browser/workers/service-worker-bridge';
import { navigateTo } from '../../services/navigation/navigate';

/**
 * Opens the page of a clicked notification (PUSH-3). Usually the service worker sends a message; if the system has only
 * started or resumed the app, the stored click is read once the page is visible. Whenever the page becomes visible,
 * also marks all messages as read.
 */
export function watchNotificationClicks(): void {
  subscribeServiceWorker((message, accept) => {
    if (message.type !== 'open-path') return;
    accept();
    void consumeClickedNotificationPath(Date.now());
    openPath(message.path);
  });
  const openSavedPath = async () => {
    const taken = await consumeClickedNotificationPath(Date.now());
    if (taken.ok && taken.value !== undefined) openPath(taken.value);
    const cleared = await markAllMessagesRead();
    if (cleared.ok && cleared.value) await showAppBadge(0);
  };
  if (isPageVisible()) void openSavedPath();
  subscribePageVisible(() => void openSavedPath());
}

function openPath(path: string): void {
  const target = toSafeNotificationPath(path, location.origin);
  if (target !== location.pathname + location.search + location.hash) navigateTo(target);
}
