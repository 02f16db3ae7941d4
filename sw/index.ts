import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { handleServiceWorkerStateRequest, matchServiceWorkerStateRequest } from './diagnostics/service-worker-state';
import { claimClients } from './lifecycle/claim-clients';
import { precacheCriticalFiles } from './lifecycle/precache-critical-files';
import { handleMessage } from './messages/handle-message';
import { flushOutboxOnSync } from './outbox/flush-in-service-worker';
import { openNotificationPage, reportNotificationDismissal } from './push/open-notification-page';
import { showPushNotification } from './push/show-push-notification';
import { handleAsset, matchAsset } from './routes/asset';
import { handleRouteError } from './routes/handle-error';
import { handleImage, matchImage } from './routes/image';
import { handleNavigation, matchNavigation } from './routes/navigation';
import {
  handleNavigationAfterFailedStarts,
  matchNavigationAfterFailedStarts,
} from './routes/navigation-after-failed-starts';
import {
  handleNavigationWithSwOffParameter,
  matchNavigationWithSwOffParameter,
} from './routes/navigation-with-sw-off-parameter';
import { handlePublicResponse, matchPublicResponse } from './routes/public-response';
import { broadcastToClients } from './runtime/broadcast-to-clients';

declare const self: ServiceWorkerGlobalScope;

const router = new Router();
const registerRoute = (match: RouteMatchCallback, handler: RouteHandlerCallback) =>
  router.registerRoute(new Route(match, handler));

registerRoute(matchNavigationWithSwOffParameter, handleNavigationWithSwOffParameter); // ?sw=off: network only, clears the store
// ?sw=pass: network once, rebuilds the store
registerRoute(matchNavigationAfterFailedStarts, handleNavigationAfterFailedStarts);
// State of the service worker as JSON, for diagnostics
registerRoute(matchServiceWorkerStateRequest, handleServiceWorkerStateRequest);
registerRoute(matchNavigation, handleNavigation); // active version, never network first
registerRoute(matchAsset, handleAsset); // hashed files: precache, verified
registerRoute(matchImage, handleImage); // bounded image cache
registerRoute(matchPublicResponse, handlePublicResponse); // public GET responses that the contract marks
router.setCatchHandler(handleRouteError); // a handler threw: network, then store, then offline page
router.addFetchListener();

self.addEventListener('install', (event) => event.waitUntil(precacheCriticalFiles()));
self.addEventListener('activate', (event) => event.waitUntil(claimClients()));
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)));
self.addEventListener('sync', (event) => event.waitUntil(flushOutboxOnSync(event)));
self.addEventListener('push', (event) => event.waitUntil(showPushNotification(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotificationPage(event)));
self.addEventListener('notificationclose', (event) => event.waitUntil(reportNotificationDismissal(event)));
// The page binds the new subscription, now or when it starts next.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(broadcastToClients({ type: 'push-event' })));
