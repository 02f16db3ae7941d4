import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { computeContentHash } from '../content-hash.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';

/**
 * Names of the cascade layers, one for each floor, lowest first, so that the cascade does not depend on the load order
 * of chunks.
 */
export const CASCADE_LAYERS = ['skeleton', 'base', 'ui', 'services', 'features', 'pages', 'app'];

/**
 * Compiles one style sheet. Resolves with its `css` in the cascade layer of its floor and, for a CSS module, the
 * `names` of its classes. Class names contain a hash of the file's path, so that separate builds produce the same
 * names.
 */
export async function compileCss(site, file) {
  const isModule = file.endsWith('.module.css');
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    stdin: { contents: isModule ? 'export { default } from "sheet"' : 'import "sheet"' },
    outdir: 'css',
    metafile: false,
    minify: false,
    minifySyntax: true,
    minifyWhitespace: site.mode === 'production',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    plugins: [loadSheet(site, file, isModule ? 'local-css' : 'css')],
  });
  const text = (extension) => outputFiles.find((output) => output.path.endsWith(extension))?.text.trim() ?? '';
  return { css: inLayer(file, text('.css')), names: isModule ? await defaultExport(text('.js')) : {} };
}

/** Loads a style sheet under a short path, because esbuild derives the class names from the path. */
function loadSheet({ root }, file, loader) {
  const absolute = path.join(root, file);
  return {
    name: 'load-sheet',
    setup(build) {
      build.onResolve({ filter: /^sheet$/ }, () => ({
        path: `c${computeContentHash(file, 4)}.css`,
        namespace: 'sheet',
      }));
      build.onLoad({ filter: /./, namespace: 'sheet' }, async () => ({
        contents: await readFile(absolute, 'utf8'),
        resolveDir: path.dirname(absolute),
        loader,
      }));
    },
  };
}

async function defaultExport(moduleText) {
  return (await import(`data:text/javascript,${encodeURIComponent(moduleText)}`)).default;
}

function inLayer(file, css) {
  if (css === '') return '';
  return `@layer ${layerOf(file)}{${css}}`;
}

/**
 * Returns the cascade layer of a style sheet. A global sheet is in a layer below all CSS modules, whatever its folder.
 */
function layerOf(file) {
  const folder = file.split('/')[1];
  if (folder === 'bootstrap') return 'skeleton';
  if (!file.endsWith('.module.css')) return 'base';
  return CASCADE_LAYERS.includes(folder) ? folder : 'app';
}
