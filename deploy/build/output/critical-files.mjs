import { collectTransitiveImportUrls } from './collect-transitive-import-urls.mjs';

/**
 * Lazy chunks that must be stored with the critical files, because the network may be unavailable when they are needed:
 * the maintenance and access-denied screens, the domain failover with its transport and web worker bridge, and the
 * fallback language (DOM-1).
 */
const RECOVERY = ['api-axios-client', 'comlink', 'site-screens', 'domain-failover', 'services-i18n-catalogues-en'];

/**
 * Returns the URLs that must be stored before a version becomes active: the shell, the initial scripts, the recovery
 * chunks and their imports.
 */
export function findCriticalFiles({ assets, webWorker }) {
  const names = ['main', 'vendor', ...RECOVERY];
  const scripts = collectTransitiveImportUrls(
    assets,
    names.map((name) => `#${name}`),
  );
  return new Set(['/m/index.html', ...(webWorker ? [webWorker] : []), ...scripts]);
}
