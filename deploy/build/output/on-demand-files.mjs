import { findImportClosure } from './import-closure.mjs';

/** Lazy scripts that do nothing without the network: the provider of identities and of push, the mini game, … */
const ONLINE_SCRIPTS = ['browser-identity', 'browser-push-firebase-push', 'features-mini-game-widget', 'first-visit'];
/** The code of the web worker, for pages in which no web worker starts; it encrypts what is sent. */
const WORKER_FALLBACK = ['worker-api'];
/** All catalogues: a visitor needs one; English is critical. */
const CATALOGUE = /^services-i18n-catalogues-/;
/** Scripts that several others import; they are stored with the first that needs them. */
const SHARED = /^(vendor|shared)-/;
/** Faces of the merchants, and icons that only the installation uses, which loads them past the service worker. */
const ON_DEMAND_URLS = /^\/m\/(assets\/face-|icons\/(?!icon-192x192|icon\.svg))/;

/**
 * Returns the URLs that the service worker does not precache but stores when a page requests them: they are useless
 * offline, or each visitor needs few of them.
 */
export function findOnDemandFiles({ assets, statics }) {
  const names = Object.keys(assets.imports).map((specifier) => specifier.slice(1));
  const isOnDemand = (name) => ONLINE_SCRIPTS.includes(name) || WORKER_FALLBACK.includes(name) || CATALOGUE.test(name);
  const precached = findImportClosure(
    assets,
    names.filter((name) => !isOnDemand(name) && !SHARED.test(name)).map((name) => `#${name}`),
  );
  const scripts = Object.values(assets.imports).filter((url) => !precached.has(url));
  const others = [...assets.files.keys(), ...statics.keys()].filter((url) => ON_DEMAND_URLS.test(url));
  return new Set([...scripts, ...others]);
}
