import { collectTransitiveImportUrls } from './collect-transitive-import-urls.mjs';
import { NON_ENGLISH_CATALOGUE_URL_PATTERN } from './translation-catalogues.mjs';

/**
 * Names of lazy scripts that do nothing without the network: those for the identity provider, push, the mini game and
 * a first visit.
 */
const ONLINE_SCRIPTS = ['identity', 'firebase-push', 'mini-game-widget', 'first-visit'];
/**
 * Matches the names of scripts that several other scripts import. Such a script is stored together with the first
 * script that imports it.
 */
const SHARED = /^(vendor|shared)-/;
/** Matches the display font files of all merchants; a visitor needs only those of one merchant. */
const FACE_URL = /^\/m\/assets\/face-/;

/**
 * Returns the URLs that the service worker does not precache but stores when a page requests them: they are useless
 * offline, or each visitor needs few of them.
 */
export function findOnDemandFileUrls(assets) {
  const names = Object.keys(assets.imports).map((specifier) => specifier.slice(1));
  const precached = collectTransitiveImportUrls(
    assets,
    names.filter((name) => !ONLINE_SCRIPTS.includes(name) && !SHARED.test(name)).map((name) => `#${name}`),
  );
  const scripts = Object.values(assets.imports).filter((url) => !precached.has(url));
  return new Set([
    ...scripts,
    ...[...assets.files.keys()].filter((url) => FACE_URL.test(url) || NON_ENGLISH_CATALOGUE_URL_PATTERN.test(url)),
  ]);
}
