import { isHomeWithoutFilter, MAX_HOME_SNAPSHOT_CHARS } from '../contract/bootstrap/home-snapshot';
import {
  FAILED_STARTS_KEY,
  HOME_SNAPSHOT_KEY,
  LANGUAGE_KEY,
  SESSION_KEY,
  THEME_SNAPSHOT_KEY,
  URL_TOKEN_KEY,
} from '../contract/storage-keys';
import { buildDomNode } from './build-dom-node';
import { decideHomeSnapshotUse } from './decide-home-snapshot-use';

/*
 * Inline script after the skeleton of index.html: until the first render, shows the last snapshot of home instead of the skeleton, which is hidden but remains in the document for the start guard. An unusable snapshot is deleted, and the skeleton stays visible.
 */
preloadCatalogue();
try {
  const text = localStorage.getItem(HOME_SNAPSHOT_KEY);
  if (!text) paintFirstVisit();
  const parse = (json: string | null | undefined): unknown => JSON.parse(json || 'null');
  const root = document.getElementById('root');
  if (root && text) {
    try {
      const decision = decideHomeSnapshotUse({
        snapshot: text.length > MAX_HOME_SNAPSHOT_CHARS ? undefined : parse(text),
        theme: parse(localStorage.getItem(THEME_SNAPSHOT_KEY)),
        deployment: parse(document.getElementById('deployment')?.textContent),
        chosenLanguage: parse(localStorage.getItem(LANGUAGE_KEY)),
        isMember: sessionStorage.getItem(SESSION_KEY) !== null,
        hasFailed: localStorage.getItem(FAILED_STARTS_KEY) !== null,
        location,
        now: Date.now(),
      });
      if (decision === 'drop') localStorage.removeItem(HOME_SNAPSHOT_KEY);
      else if (decision !== 'skip') {
        const frame = document.createElement('div');
        frame.className = 'first-snapshot';
        frame.inert = true;
        frame.append(...decision.map(buildDomNode));
        root.prepend(frame);
      }
    } catch {
      // The snapshot is damaged; the skeleton stays.
      localStorage.removeItem(HOME_SNAPSHOT_KEY);
    }
  }
} catch {
  // Storage is blocked: the skeleton stays.
}

/**
 * Imports the module that shows home from its early responses, before the scripts of the app have loaded. Does nothing
 * unless the URL is that of unfiltered home, its requests were sent, the user is a visitor, and the merchant's theme is
 * known.
 */
function paintFirstVisit(): void {
  const isVisitor = !sessionStorage.getItem(SESSION_KEY) && !sessionStorage.getItem(URL_TOKEN_KEY);
  const hasTheme = document.documentElement.style.getPropertyValue('--first-name') !== '';
  if (!isVisitor || !hasTheme || !isHomeWithoutFilter(location) || (window.earlyRequests ?? []).length < 2) return;
  import('#first-visit').catch(() => undefined);
}

/**
 * Preloads the catalogue of the expected language in parallel with the scripts, which would otherwise request it later.
 * The URL of the catalogue is in the import map, like that of every chunk; does nothing if it is not.
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
