import { HOME_SCRIPTS } from './home-scripts.mjs';

/** Matches a static import of another script of the page, as the build writes it. */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;
/** Matches the specifiers of the scripts that contain pages. */
const PAGE = /^#(?:pages-|small-pages$)/;

/**
 * Resolves with what a visitor loads for each page beyond the initial scripts, in bytes after Brotli compression by the
 * name of the page, largest first: the script of the page and everything that it imports statically. Home, whose own
 * code is in the initial scripts, is what it loads by itself.
 *
 * @param imports the import map of the page
 * @param readText resolves with the text of a script, by its URL
 * @param readSize resolves with the compressed size of a script (bytes), by its URL
 * @returns {Promise<Record<string, number>>}
 */
export async function measureRouteClosures(imports, readText, readSize) {
  const initial = await collectImports(imports, ['main', 'vendor'], readText);
  const pages = Object.keys(imports).filter((specifier) => PAGE.test(specifier));
  const entries = { home: HOME_SCRIPTS, ...Object.fromEntries(pages.map((page) => [page.slice(1), [page.slice(1)]])) };
  const closures = await Promise.all(
    Object.entries(entries).map(async ([page, names]) => {
      const loaded = [...(await collectImports(imports, names, readText))].filter((name) => !initial.has(name));
      const sizes = await Promise.all(loaded.map((name) => readSize(imports[`#${name}`])));
      return [page, sizes.reduce((sum, size) => sum + size, 0)];
    }),
  );
  return Object.fromEntries(closures.sort(([, a], [, b]) => b - a));
}

/**
 * Resolves with the names of these scripts and of everything that they import statically. Throws if the build does not
 * contain a name: a size without it would say nothing.
 */
export async function collectImports(imports, names, readText, found = new Set()) {
  for (const name of names) {
    const url = imports[`#${name}`];
    if (url === undefined) throw new Error(`The build has no script ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    const imported = [...(await readText(url)).matchAll(STATIC_IMPORT)].map(([, specifier]) => specifier.slice(1));
    await collectImports(imports, imported, readText, found);
  }
  return found;
}
