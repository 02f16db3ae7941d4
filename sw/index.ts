import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { answerPage } from './answer-page';
import { stageCriticalShell } from './lifecycle/stage-critical-shell';
import { takeOver } from './lifecycle/take-over';
import { sendOnSync } from './outbox/send-waiting';
import { handleAsset, matchAsset } from './routes/asset';
import { handleImage, matchImage } from './routes/image';
import { handleNavigation, matchNavigation } from './routes/navigation';
import { handleSafeStart, matchSafeStart } from './routes/safe-start';
import { handleState, matchState } from './routes/state';
import { handleSwitchOff, matchSwitchOff } from './routes/switch-off';

declare const self: ServiceWorkerGlobalScope;

registerRoute(matchSwitchOff, handleSwitchOff); // ?sw=off: the network, and no store any more
registerRoute(matchSafeStart, handleSafeStart); // ?sw=pass: the network once, then a new store
registerRoute(matchState, handleState); // what this worker has, for whoever looks for a fault
registerRoute(matchNavigation, handleNavigation); // the version in charge, never the network first
registerRoute(matchAsset, handleAsset); // files of the app: the store, verified
registerRoute(matchImage, handleImage); // pictures of the image hosts: within bounds
setCatchHandler(async () => Response.error()); // a defect in a handler is a failed request, not a hanging one

self.addEventListener('install', (event) => event.waitUntil(stageCriticalShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(answerPage(event)));
self.addEventListener('sync', (event) => event.waitUntil(sendOnSync(event)));
