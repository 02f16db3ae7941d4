/**
 * Lazy files that are critical nevertheless: the maintenance and access-denied screens, the domain failover with its
 * transport and web worker bridge, and the fallback language. When they are needed, nothing can be fetched (DOM-1).
 */
const RECOVERY = ['api-axios-client', 'comlink', 'site-screens', 'domain-failover', 'services-i18n-catalogues-en'];

/** Returns the URLs that a version must have to become active: shell, initial scripts, recovery and their imports. */
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

/** A static import as esbuild writes it, minified or not; a dynamic import has a parenthesis before its specifier. */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;
