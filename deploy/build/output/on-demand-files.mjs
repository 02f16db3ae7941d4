import { EXTENSION_URL_PATTERN } from '../extensions/build-extensions.mjs';
import { ONLINE_SCRIPTS } from '../link/chunk-groups.mjs';
import { collectTransitiveImportUrls } from './collect-transitive-import-urls.mjs';
import { NON_ENGLISH_CATALOGUE_URL_PATTERN } from './translation-catalogues.mjs';

/** Matches the names of packages that several scripts import. They are stored with the first of them. */
const PACKAGE = /^vendor-/;
/** Matches the display font files of all merchants; a visitor needs only those of one merchant. */
const FACE_URL = /^\/m\/assets\/face-/;
const ON_DEMAND_URLS = [FACE_URL, NON_ENGLISH_CATALOGUE_URL_PATTERN, EXTENSION_URL_PATTERN];

/**
 * Returns the URLs that the service worker does not precache but stores when a page requests them: they are useless
 * offline, or each visitor needs few of them.
 */
export function findOnDemandFileUrls(assets) {
  const names = Object.keys(assets.imports).map((specifier) => specifier.slice(1));
  const precached = collectTransitiveImportUrls(
    assets,
    names.filter((name) => !ONLINE_SCRIPTS.includes(name) && !PACKAGE.test(name)).map((name) => `#${name}`),
  );
  const scripts = Object.values(assets.imports).filter((url) => !precached.has(url));
  return new Set([
    ...scripts,
    ...[...assets.files.keys()].filter((url) => ON_DEMAND_URLS.some((pattern) => pattern.test(url))),
  ]);
}
