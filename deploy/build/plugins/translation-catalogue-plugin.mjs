import { readFile } from 'node:fs/promises';
import { TRANSLATION_CATALOGUE_IMPORT_PREFIX } from '../output/translation-catalogues.mjs';

/** The import of a catalogue in the source. Tools that run the source without this build resolve it as a path. */
const SOURCE_IMPORT = /`\.\/catalogues\/(\$\{[^`]+\})\.json`/;

/**
 * Creates an esbuild plugin that leaves the catalogues out of a bundle: their import refers to the import map, whose
 * one entry for all of them is the folder of their files. One entry per language would not fit into index.html.
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
