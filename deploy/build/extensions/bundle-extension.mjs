import path from 'node:path';
import * as esbuild from 'esbuild';
import { cssPlugin } from '../plugins/css-plugin.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';

/** Makes every style sheet one that its script adopts: none is in index.html. */
const NO_CRITICAL_SHEETS = new Map();

/** What an extension gets from the app, by the specifier with which it imports it. */
const OF_THE_APP = {
  fairground: 'host.fairground',
  react: 'host.react',
  'react/jsx-runtime': 'host.jsxRuntime',
};

/**
 * Bundles the code of an extension into a module whose default export is a function: the app calls it with its React
 * and the API of extensions, and gets the components. So an extension has no second React, and its script depends on
 * no name of a script of this build.
 * @param folder absolute path of the extension
 * @param parts `slots` and `pages`: sources by name and by path; `texts`: its own texts by language code
 */
export async function bundleExtension(site, folder, { slots, pages, texts }) {
  const sources = [...new Set([...Object.values(slots), ...Object.values(pages)])];
  const list = (parts) =>
    `{${Object.entries(parts).map(([name, file]) => `${JSON.stringify(name)}: part${sources.indexOf(file)}`)}}`;
  const entry = [
    ...sources.map((file, index) => `import part${index} from ${JSON.stringify(`./${file}`)};`),
    `export const slots = ${list(slots)}, pages = ${list(pages)}, texts = ${JSON.stringify(texts)};`,
  ];
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    metafile: false,
    format: 'iife',
    globalName: 'extension',
    banner: { js: 'export default (host) => {' },
    footer: { js: 'return extension;};' },
    stdin: { contents: entry.join('\n'), resolveDir: folder, sourcefile: 'extension.js' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    outdir: 'extension',
    plugins: [ownFilesPlugin(site, folder), cssPlugin(site, NO_CRITICAL_SHEETS)],
  });
  return outputFiles[0].text;
}

/**
 * Creates an esbuild plugin that takes React and the API from the app, and refuses every file outside of the folder:
 * what the app has inside changes without notice.
 */
function ownFilesPlugin(site, folder) {
  return {
    name: 'own-files',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path: specifier, pluginData, ...request }) => {
        if (Object.hasOwn(OF_THE_APP, specifier)) return { path: specifier, namespace: 'host' };
        // What the plugin for style sheets imports itself.
        if (pluginData === 'resolving' || specifier === 'adopt-css') return undefined;
        const { kind, importer, resolveDir } = request;
        const found = await build.resolve(specifier, { kind, importer, resolveDir, pluginData: 'resolving' });
        if (found.errors.length > 0 || found.path.startsWith(folder + path.sep)) return found;
        const from = importer === '' ? folder : importer;
        const names = Object.keys(OF_THE_APP).slice(0, 2).join(' and ');
        return {
          errors: [
            {
              text: `${path.relative(site.root, from)} imports ${specifier}: an extension may import ${names}, and files and packages in its own folder`,
            },
          ],
        };
      });
      build.onLoad({ filter: /./, namespace: 'host' }, ({ path: specifier }) => ({
        contents: `module.exports = ${OF_THE_APP[specifier]};`,
      }));
    },
  };
}
