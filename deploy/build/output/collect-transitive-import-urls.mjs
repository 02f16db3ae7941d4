/** A static import as esbuild writes it, minified or not; a dynamic import has a parenthesis before its specifier. */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;

/** Returns the URLs of scripts and of all scripts that they import statically. Unknown specifiers are left out. */
export function collectTransitiveImportUrls(assets, specifiers) {
  const urls = new Set();
  const add = (specifier) => {
    const url = assets.imports[specifier];
    if (url === undefined || urls.has(url)) return;
    urls.add(url);
    for (const [, imported] of assets.files.get(url).matchAll(STATIC_IMPORT)) add(imported);
  };
  for (const specifier of specifiers) add(specifier);
  return urls;
}
