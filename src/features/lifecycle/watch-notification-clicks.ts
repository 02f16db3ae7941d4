import { decideLinkTarget } from '../../base/link-target';
import { consumeClickedNotificationPath, markAllPushMessagesRead } from '../../base/push/push-store';
import { showAppBadge } from '../../browser/device/app-badge';
import { isPageVisible, subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { subscribeToServiceWorkerMessages } from '../../browser/workers/service-worker-bridge';
import { HOME_PATH } from '../../contract/paths';
import { getLinkRules } from '../../services/links/link-rules';
import { navigateTo } from '../../services/navigation/navigate';

/**
 * Opens the page of a clicked notification (PUSH-3). Usually the service worker sends the path of the page in a
 * message. If the system has started or resumed the app without such a message, the path that the service worker has
 * stored is read as soon as the page is visible. Whenever the page becomes visible, all push messages are also marked
 * as read.
 */
export function watchNotificationClicks(): void {
  subscribeToServiceWorkerMessages((message, accept) => {
    if (message.type !== 'open-path') return;
    accept();
    void consumeClickedNotificationPath(Date.now());
    openPath(message.path);
  });
  const openSavedPath = async () => {
    const taken = await consumeClickedNotificationPath(Date.now());
    if (taken.ok && taken.value !== undefined) openPath(taken.value);
    const cleared = await markAllPushMessagesRead();
    if (cleared.ok && cleared.value) await showAppBadge(0);
  };
  if (isPageVisible()) void openSavedPath();
  subscribeToPageBecomingVisible(() => void openSavedPath());
}

/** Opens the page at a path, or home if it is not a page that the merchant offers (ROUTE-10). */
function openPath(path: string): void {
  const link = decideLinkTarget(path, getLinkRules());
  const target = link.kind === 'page' ? link.path : HOME_PATH;
  if (target !== location.pathname + location.search + location.hash) navigateTo(target);
}
