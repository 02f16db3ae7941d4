import type { InstallEvent } from '../contract/install-event';
import { PAINT_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';
import { applyPaint } from './apply-paint';
import { readPaint } from './read-paint';
import { takeToken } from './take-token';
import { watchStart } from './watch-start';

/*
 * The first script: inlined at the top of index.html, before anything is requested. A token in the URL leaves the
 * address and the history at once (ROUTE-3); otherwise the last known look of the merchant is painted (BOOT-5), a
 * start that shows nothing is counted, and the browser's offer to install, which comes once, is kept.
 */
const taken = takeToken(location.search);
if (taken) {
  store(taken.token);
  // The origin stands in front: a path that starts with two slashes would name another host.
  const clean = location.origin + location.pathname + taken.search + location.hash;
  // Stops this document first: afterwards it would stop the navigation.
  window.stop();
  location.replace(clean);
} else if (!watchStart()) {
  paint();
  addEventListener('beforeinstallprompt', keepInstallEvent);
}

function keepInstallEvent(event: InstallEvent): void {
  event.preventDefault();
  window.installEvent = event;
}

function store(token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(URL_TOKEN_KEY, JSON.stringify(token));
  } catch {
    // Storage is refused: the visitor signs in by hand, and the token still leaves the address.
  }
}

function paint(): void {
  try {
    const record = readPaint(localStorage.getItem(PAINT_KEY));
    if (record) applyPaint(record, document.documentElement);
  } catch {
    // Storage is refused: the defaults paint.
  }
}
