import { systemClock } from '../../base/clock';
import { runWhenIdle } from '../../browser/page/first-paint';
import {
  listLoadedAssetPaths,
  postToServiceWorker,
  subscribeToServiceWorkerMessages,
} from '../../browser/workers/service-worker-bridge';
import { whenInterested } from './visitor-interest';

/**
 * Has the service worker store the files that this page has loaded, and those of all pages once the visitor has shown
 * interest (OFF-2). Asks again whenever a later version becomes active.
 */
export function storeSite(): void {
  let isInterested = false;
  const request = () =>
    runWhenIdle(() =>
      postToServiceWorker({ type: 'page-idle', isWanted: false, isInterested, inUse: listLoadedAssetPaths() }),
    );
  subscribeToServiceWorkerMessages(({ type }) => type === 'version-committed' && request());
  request();
  void whenInterested(systemClock).then(() => {
    isInterested = true;
    request();
  });
}
