import { OTHER_CATALOGUE_URL } from './catalogues.mjs';
import { collectTransitiveImportUrls } from './collect-transitive-import-urls.mjs';

/** Lazy scripts that do nothing without the network: the providers of identity and push, the mini game, the first visit. */
const ONLINE_SCRIPTS = ['identity', 'firebase-push', 'mini-game-widget', 'first-visit'];
/** Matches the names of scripts that several others import; they are stored with the first that needs them. */
const SHARED = /^(vendor|shared)-/;
/** Matches the display font files of all merchants; a visitor needs only those of one merchant. */
const FACE_URL = /^\/m\/assets\/face-/;

/**
 * Returns the URLs that the service worker does not precache but stores when a page requests them: they are useless
 * offline, or each visitor needs few of them.
 */
export function findOnDemandFiles(assets) {
  const names = Object.keys(assets.imports).map((specifier) => specifier.slice(1));
  const precached = collectTransitiveImportUrls(
    assets,
    names.filter((name) => !ONLINE_SCRIPTS.includes(name) && !SHARED.test(name)).map((name) => `#${name}`),
  );
  const scripts = Object.values(assets.imports).filter((url) => !precached.has(url));
  return new Set([
    ...scripts,
    ...[...assets.files.keys()].filter((url) => FACE_URL.test(url) || OTHER_CATALOGUE_URL.test(url)),
  ]);
}
