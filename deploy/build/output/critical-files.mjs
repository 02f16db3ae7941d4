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
  const critical = new Set(['/m/index.html', ...(webWorker ? [webWorker] : [])]);
  const add = (specifier) => {
    const url = assets.imports[specifier];
    if (url === undefined || critical.has(url)) return;
    critical.add(url);
    for (const [, imported] of assets.files.get(url).matchAll(STATIC_IMPORT)) add(imported);
  };
  for (const name of ['main', 'vendor', ...RECOVERY]) add(`#${name}`);
  return critical;
}

/**
 * Matches a static import in esbuild's output, minified or not. A dynamic import has a parenthesis before its
 * specifier.
 */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;
