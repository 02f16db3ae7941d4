import { isHomeWithoutFilter } from '../contract/bootstrap/home-without-filter';
import { isLanguageCode } from '../contract/language-codes';
import { PLAY_PROTECTION_KEY, SESSION_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';
import { loadPageScripts } from './load-page-scripts';
import { rememberTap } from './remember-tap';

/*
 * Inline script after the skeleton of index.html. Loads what the page of the address needs beside the app: its texts and
 * scripts. If the bootstrap script has built a home snapshot, shows it until the first render, and remembers taps on it.
 * The skeleton is hidden meanwhile, but remains in the document for the start guard.
 */
const hasTheme = document.documentElement.style.getPropertyValue('--first-name') !== '';
loadCatalogue();
// A link may have brought the token of a session that the app has yet to begin (ROUTE-3).
const session = read(() => sessionStorage.getItem(SESSION_KEY) || sessionStorage.getItem(URL_TOKEN_KEY));
loadPageScripts(!!session);
// React's first content waits for the theme of a merchant that only the status names.
if (!hasTheme) import('#merchant-theme-tokens').catch(() => undefined);
const { homeSnapshot } = window;
const root = document.getElementById('root');
if (homeSnapshot && root) {
  root.prepend(homeSnapshot);
  rememberTap(homeSnapshot, root);
} else paintFirstVisit();
delete window.homeSnapshot;

/**
 * Imports the module that shows home from the early responses, before the scripts of the app have loaded. Does so
 * only if the URL is that of home without a filter, the early requests for home were sent, the user is a visitor, nobody
 * in this browser is on a break or excluded (it has banners and an offer, SAFE-4). On a host whose merchant only the
 * status names, the requests follow the status.
 */
function paintFirstVisit(): void {
  if (!isHomeWithoutFilter(location) || (!window.homeRequested && (window.earlyRequests ?? []).length < 2)) return;
  // If storage is blocked, whether the user is a visitor is not known.
  if (session !== null || read(() => localStorage.getItem(PLAY_PROTECTION_KEY)) !== null) return;
  import('#first-visit').catch(() => undefined);
}

/**
 * Loads the catalogue of the expected language in parallel with the scripts, which would otherwise request it later.
 * Does nothing if the language is not supported.
 */
function loadCatalogue(): void {
  const code = window.expectedLanguage ?? '';
  if (isLanguageCode(code)) import(`#texts/${code.toLowerCase()}.js`).catch(() => undefined);
}

/** Returns an item of a storage; null if there is none, undefined if storage is blocked. */
function read(readItem: () => string | null): string | null | undefined {
  try {
    return readItem();
  } catch {
    return undefined;
  }
}
