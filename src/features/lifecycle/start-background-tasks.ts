import { subscribeToOnlineStatus } from '../../browser/device/network';
import { subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { readCollectorSettings } from '../../browser/page/collector-settings';
import { readPushPermission } from '../../browser/push/push-permission';
import { observeUncontrolledRequests } from '../../browser/workers/observe-uncontrolled-requests';
import { postToServiceWorker } from '../../browser/workers/service-worker-bridge';
import { findServiceWorkerCacheRule } from '../../contract/service-worker-cache';
import { getRequestLanguageCode } from '../../services/i18n/i18n';
import { storeStartTexts } from '../../services/language/store-start-texts';
import { getMerchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { pickRecordKinds } from '../../services/observability/pick-record-kinds';
import { requestOutboxFlush } from '../../services/outbox/enqueue-outbox-entry';
import { watchPushRegistration } from '../../services/push/watch-push-registration';
import { startTracking } from '../../services/tracking/start-tracking';
import { storeSite } from './store-site';
import { watchFailedCalls } from './watch-failed-calls';
import { watchNotificationClicks } from './watch-notification-clicks';
import { watchUpdates } from './watch-updates';

/**
 * Starts the background tasks of the page: update checks, storing of the site, outbox delivery, storing of the texts of
 * a failed start, sending the image hosts to the service worker, caching of the public responses of a first visit,
 * navigation after notification clicks, visit tracking, storing of failed calls, the collector if the deployment has one
 * and, if notifications are permitted, checks of the push registration. Called after the first paint.
 */
export function startBackgroundTasks(): void {
  void observePage();
  watchFailedCalls();
  watchUpdates();
  storeSite();
  watchOutbox();
  storeStartTexts();
  syncImageHosts();
  sendLoadedResponses();
  watchNotificationClicks();
  void startTracking();
  if (readPushPermission() === 'granted') watchPushRegistration();
}

/** Flushes the outbox now, on reconnect, and when the tab becomes visible (OFF-4). */
function watchOutbox(): void {
  void requestOutboxFlush(false);
  subscribeToOnlineStatus((isOnline) => isOnline && void requestOutboxFlush(true));
  subscribeToPageBecomingVisible(() => void requestOutboxFlush(false));
}

/** Sends the merchant's image hosts to the service worker, now and when the status changes (OFF-3). */
function syncImageHosts(): void {
  let sentHosts = '';
  const sendHosts = () => {
    const hosts = useMerchant.getState().status?.info.imageCDNs ?? [];
    if (hosts.join() === sentHosts) return;
    sentHosts = hosts.join();
    postToServiceWorker({ type: 'image-hosts', hosts });
  };
  sendHosts();
  useMerchant.subscribe(sendHosts);
}

/**
 * On a first visit, no service worker controls the page while it loads. When a service worker has taken control,
 * sends it the URLs of the public responses that the page had requested until then, so that the service worker caches
 * these responses for offline use (OFF-2).
 */
function sendLoadedResponses(): void {
  observeUncontrolledRequests((requested) => {
    const isMarked = (url: string) => findServiceWorkerCacheRule(new URL(url).pathname) !== undefined;
    const urls = requested.filter(isMarked);
    if (urls.length === 0) return;
    postToServiceWorker({
      type: 'public-responses',
      urls,
      merchant: getMerchantCode(),
      language: getRequestLanguageCode(),
    });
  });
}

/** Sends errors and timings of this page load, if the deployment collects them and the draw is for it (OPS-4). */
async function observePage(): Promise<void> {
  const settings = readCollectorSettings();
  if (!settings) return;
  const kinds = pickRecordKinds(settings, Math.random());
  if (kinds.size === 0) return;
  // Without the chunk nothing is observed, which no visitor notices: no reason to load the page again.
  const chunk = await import('../../services/observability/start-collector').catch(() => undefined);
  chunk?.startCollector(settings, kinds);
}
