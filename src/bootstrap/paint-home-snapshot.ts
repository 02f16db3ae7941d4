import { isHomeWithoutFilter } from '../contract/bootstrap/home-without-filter';
import { isLanguageCode } from '../contract/language-codes';
import { ALL_HOME_PATHS } from '../contract/paths';
import { PLAY_PROTECTION_KEY, SESSION_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';
import { findPageScript } from './find-page-script';
import { rememberTap } from './remember-tap';

/*
 * Inline script after the skeleton of index.html. If the bootstrap script has built a home snapshot, shows it until
 * the first render, and remembers taps on it. The skeleton is hidden meanwhile, but remains in the document for the
 * start guard.
 */
const hasTheme = document.documentElement.style.getPropertyValue('--first-name') !== '';
loadCatalogue();
loadPage();
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
  try {
    if (
      sessionStorage.getItem(SESSION_KEY) ||
      sessionStorage.getItem(URL_TOKEN_KEY) ||
      localStorage.getItem(PLAY_PROTECTION_KEY)
    )
      return;
  } catch {
    // Storage is blocked: whether the user is a visitor is not known.
    return;
  }
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

/**
 * Loads the scripts of another page than home in parallel with those of the app, which would request them once it has
 * rendered; for a member also the script that sends the requests of that page.
 */
function loadPage(): void {
  if (ALL_HOME_PATHS.includes(location.pathname)) return;
  let hasSession = false;
  try {
    hasSession = !!sessionStorage.getItem(SESSION_KEY);
  } catch {
    // Storage is blocked: nobody is signed in.
  }
  import(`#pages-${findPageScript(location.pathname, hasSession)}`).catch(() => undefined);
  if (hasSession) import('#axios-client').catch(() => undefined);
}
