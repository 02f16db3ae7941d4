/**
 * Scripts beyond the first load that every stored start must have: the screens in the product's place, the search for
 * another domain with what it asks by and the web worker's bridge, and the language that speaks when no other can be had. Where they are
 * needed nothing can be fetched (DOM-1).
 */
const RECOVERY = [
  'axios',
  'comlink',
  'features-boot-site-screen',
  'features-domain-error-offer-other-line',
  'features-domain-error-screen',
  'services-i18n-catalogues-en',
];

/** What a version must have to be put in charge, by URL: its shell, the first load, the recovery, and what they import. */
export function criticalFiles({ assets, worker }) {
  const critical = new Set(['/m/index.html', ...(worker ? [worker] : [])]);
  const add = (specifier) => {
    const url = assets.imports[specifier];
    if (url === undefined || critical.has(url)) return;
    critical.add(url);
    for (const [, imported] of assets.files.get(url).matchAll(STATIC_IMPORT)) add(imported);
  };
  for (const name of ['main', 'vendor', ...RECOVERY]) add(`#${name}`);
  return critical;
}

/** As esbuild writes it, minified or not; a dynamic import has a bracket before its specifier. */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;
