/** Matches a static import of another script of the page, as the build writes it. */
const STATIC_IMPORT = /\b(?:from|import) ?"(#[^"]+)"/g;
/** Matches the specifiers of the scripts that contain pages. */
const PAGE = /^#(?:pages-|small-pages$)/;
/** Script that every page with a form imports. */
const FORMS = '#forms';

/**
 * Resolves with what a visitor loads for each page beyond the initial scripts: the script of the page and everything
 * that it imports statically, in bytes after Brotli compression, largest first.
 *
 * @param imports the import map of the page
 * @param readText resolves with the text of a script, by its URL
 * @param readSize resolves with the compressed size of a script (bytes), by its URL
 * @returns {Promise<{ page: string, bytes: number, hasForm: boolean }[]>}
 */
export async function measureRouteClosures(imports, readText, readSize) {
  const initial = new Set([...(await collectImports('#main')), ...(await collectImports('#vendor'))]);
  const pages = Object.keys(imports).filter((specifier) => PAGE.test(specifier));
  const closures = await Promise.all(
    pages.map(async (page) => {
      const loaded = [...(await collectImports(page))].filter((specifier) => !initial.has(specifier));
      const sizes = await Promise.all(loaded.map((specifier) => readSize(imports[specifier])));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { page: page.slice(1), bytes, hasForm: loaded.includes(FORMS) };
    }),
  );
  return closures.sort((a, b) => b.bytes - a.bytes);

  async function collectImports(specifier, found = new Set()) {
    if (found.has(specifier) || imports[specifier] === undefined) return found;
    found.add(specifier);
    for (const [, imported] of (await readText(imports[specifier])).matchAll(STATIC_IMPORT))
      await collectImports(imported, found);
    return found;
  }
}
