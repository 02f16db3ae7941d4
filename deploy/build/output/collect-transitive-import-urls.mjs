/**
 * Matches a static import as esbuild writes it, minified or not. It does not match a dynamic import, which has a
 * parenthesis before its specifier.
 */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;

/**
 * Returns the URLs of the scripts with these specifiers, and of all scripts that they import statically, directly or
 * indirectly. Unknown specifiers are left out.
 */
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
