import { isHomeWithoutFilter } from '../contract/bootstrap/home-snapshot';
import { SESSION_KEY, URL_TOKEN_KEY } from '../contract/storage-keys';

/*
 * Inline script after the skeleton of index.html. If the bootstrap script has built a home snapshot, shows it until the first render. The skeleton is hidden meanwhile, but remains in the document for the start guard.
 */
preloadCatalogue();
const { homeSnapshot } = window;
if (homeSnapshot) document.getElementById('root')?.prepend(homeSnapshot);
else paintFirstVisit();
delete window.homeSnapshot;

/**
 * Imports the module that shows home from its early responses, before the scripts of the app have loaded. Does nothing
 * unless the URL is that of unfiltered home, its requests were sent, the user is a visitor, and the merchant's theme is
 * known.
 */
function paintFirstVisit(): void {
  const hasTheme = document.documentElement.style.getPropertyValue('--first-name') !== '';
  if (!hasTheme || !isHomeWithoutFilter(location) || (window.earlyRequests ?? []).length < 2) return;
  try {
    if (sessionStorage.getItem(SESSION_KEY) || sessionStorage.getItem(URL_TOKEN_KEY)) return;
  } catch {
    // Storage is blocked: whether the user is a visitor is not known.
    return;
  }
  import('#first-visit').catch(() => undefined);
}

/**
 * Preloads the catalogue of the expected language in parallel with the scripts, which would otherwise request it
 * later. Reads the URL of the catalogue from the import map; does nothing if the import map does not contain it.
 */
function preloadCatalogue(): void {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
  const name = `services-i18n-catalogues-${window.expectedLanguage?.toLowerCase()}`;
  const url = new RegExp(`"#${name}":"([^"]+)"`).exec(map)?.[1];
  if (url === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}
