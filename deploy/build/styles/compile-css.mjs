import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { computeContentHash } from '../content-hash.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';
import { inlineFixedTokens, TOKENS_FILE } from './inline-fixed-tokens.mjs';

/**
 * Names of the cascade layers, one for each floor, lowest first, so that the cascade does not depend on the load order
 * of chunks.
 */
export const CASCADE_LAYERS = ['skeleton', 'base', 'ui', 'services', 'features', 'pages', 'app'];

/** Matches the blank before the value of a custom property, which is not part of it, and which esbuild keeps. */
const BLANK_BEFORE_VALUE = /(?<=[{;])(--[\w-]+:) (?=\S)/g;

/**
 * Returns what the class names of a style sheet begin with: a hash of its path, so that separate passes produce the same
 * names, and other style sheets keep theirs when one is added. A test tells if two have the same.
 */
export const getClassPrefix = (file) => `c${computeContentHash(file, 3)}`;

/**
 * Compiles one style sheet. Resolves with its `css` in the cascade layer of its floor and, for a CSS module, the
 * `names` of its classes.
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
  const shorten = site.mode === 'production' ? createNameShortener(file) : (output) => output;
  const text = (extension) => shorten(outputFiles.find((output) => output.path.endsWith(extension))?.text.trim() ?? '');
  const css = site.mode === 'production' ? text('.css').replace(BLANK_BEFORE_VALUE, '$1') : text('.css');
  return { css: inLayer(file, css), names: isModule ? await defaultExport(text('.js')) : {} };
}

/**
 * Returns a function that replaces the names of a style sheet, which begin with its prefix, by short ones: each is in
 * index.html or a script as often as it is used, and index.html has no room for what only developers read.
 */
function createNameShortener(file) {
  const prefix = getClassPrefix(file);
  const numbers = new Map();
  const shortNameOf = (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size.toString(36));
    return prefix + numbers.get(name);
  };
  return (text) => text.replace(new RegExp(`\\b${prefix}_[\\w-]+`, 'g'), shortNameOf);
}

/** Loads a style sheet under a short path, because esbuild derives the class names from the path. */
function loadSheet({ root, isWholeApp }, file, loader) {
  const absolute = path.join(root, file);
  const read = (name) => readFile(path.join(root, name), 'utf8');
  return {
    name: 'load-sheet',
    setup(build) {
      build.onResolve({ filter: /^sheet$/ }, () => ({
        path: `${getClassPrefix(file)}.css`,
        namespace: 'sheet',
      }));
      build.onLoad({ filter: /./, namespace: 'sheet' }, async () => ({
        contents: isWholeApp ? inlineFixedTokens(await read(file), await read(TOKENS_FILE)) : await read(file),
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

/** Joins style sheets that compileCss() has returned: one block for each layer, each with its rules in their order. */
export function joinLayers(sheets) {
  const layers = new Map();
  for (const sheet of sheets) {
    const [, layer, rules] = /^@layer (\w+)\{(.*)\}$/s.exec(sheet) ?? [];
    if (layer) layers.set(layer, (layers.get(layer) ?? '') + rules);
  }
  return [...layers].map(([layer, rules]) => `@layer ${layer}{${rules}}`).join('');
}
