import { readFile } from 'node:fs/promises';
import { TRANSLATION_CATALOGUE_IMPORT_PREFIX } from '../output/translation-catalogues.mjs';

/**
 * Matches the specifier with which the source imports a catalogue. Tools that run the source without this build
 * resolve the specifier as a path.
 */
const SOURCE_IMPORT = /`\.\/catalogues\/(\$\{[^`]+\})\.json`/;

/**
 * Creates an esbuild plugin that leaves the catalogues out of a bundle and imports them through the import map. A
 * single entry maps the folder of all catalogues, because one entry per language would not fit into index.html.
 */
export function translationCataloguePlugin() {
  return {
    name: 'catalogue',
    setup(build) {
      build.onLoad({ filter: /services\/i18n\/catalogue\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!SOURCE_IMPORT.test(source)) throw new Error(`${path} does not import catalogues as expected`);
        return {
          contents: source.replace(SOURCE_IMPORT, `\`${TRANSLATION_CATALOGUE_IMPORT_PREFIX}$1.js\``),
          loader: 'ts',
        };
      });
    },
  };
}
