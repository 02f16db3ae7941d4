import { existsSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createBuildPassCache } from '../pass-cache.mjs';
import { cssPlugin } from '../plugins/css-plugin.mjs';
import { translationCataloguePlugin } from '../plugins/translation-catalogue-plugin.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';
import { compileCss } from '../styles/compile-css.mjs';
import { PAGE_ENTRY } from './bundle-page.mjs';
import { createScriptEsbuildOptions } from './bundle-script.mjs';
import { findPrebundledImports, PREBUNDLED_PACKAGES, prebundlePackages } from './prebundle.mjs';

/** URL of the server-sent events that the local platform sends after each build. */
export const RELOAD_EVENTS_URL = '/dev/reload';

const DEV_ENTRY = `
import ${JSON.stringify(`./${PAGE_ENTRY}`)};
new EventSource(${JSON.stringify(RELOAD_EVENTS_URL)}).onmessage = () => location.reload();`;

/**
 * Tells the pass cache that no changed file affects the prebundled packages: after a package has been installed, the
 * watcher must be restarted.
 */
const isNeverChanged = () => false;

/**
 * Creates incremental bundlers for development. They split the page as esbuild does, without chunk groups, critical
 * CSS and shared chunks in the import map. The packages in PREBUNDLED_PACKAGES are bundled separately, and later
 * builds reuse the result. Returns four functions: `rebuild` resolves with the scripts of the page by URL and their
 * import map, `script` resolves with one classic script, `invalidate` must be called with the files that have changed
 * (or `undefined` if any file may have changed), and `dispose` ends esbuild's contexts.
 */
export function createDevBundlers(site) {
  const compiledSheets = createBuildPassCache();
  const prebundles = createBuildPassCache();
  const compile = (_site, file) =>
    compiledSheets.reuse(
      file,
      (changed) => changed === file,
      () => compileCss(site, file),
    );
  const page = createBundle({
    ...createSharedEsbuildOptions(site),
    splitting: true,
    external: PREBUNDLED_PACKAGES,
    stdin: { contents: DEV_ENTRY, resolveDir: site.root, sourcefile: 'main.js' },
    entryNames: 'main-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: 'page',
    plugins: [cssPlugin(site, new Map(), compile), translationCataloguePlugin()],
  });
  const scripts = new Map();
  return { rebuild, script, invalidate, dispose };

  function invalidate(changedFiles) {
    compiledSheets.invalidate(changedFiles);
    for (const bundle of [page, ...scripts.values()]) bundle.invalidate(changedFiles);
  }

  function dispose() {
    for (const bundle of [page, ...scripts.values()]) bundle.dispose();
  }

  async function script(entry, target) {
    if (!existsSync(path.join(site.root, entry))) return undefined;
    if (!scripts.has(entry)) scripts.set(entry, createBundle(createScriptEsbuildOptions(site, entry, target, compile)));
    const { outputFiles } = await scripts.get(entry).build();
    return outputFiles[0].text;
  }

  async function rebuild() {
    const { outputFiles, metafile } = await page.build();
    const packages = findPrebundledImports(metafile);
    const prebundled = await prebundles.reuse(packages.join(), isNeverChanged, () => prebundlePackages(site, packages));
    const files = new Map(outputFiles.map((file) => [site.assets + path.basename(file.path), file.text]));
    const main = [...files.keys()].find((url) => url.startsWith(`${site.assets}main-`));
    const imports = { '#main': main, '#vendor': main, ...prebundled.imports };
    return { files: new Map([...prebundled.files, ...files]), imports, criticalCss: '' };
  }
}

/** Creates a bundle that is rebuilt only if one of its source files has changed or if its last build failed. */
function createBundle(options) {
  const pendingContext = esbuild.context({ ...options, metafile: true });
  let last;
  let isStale = true;
  let queue = Promise.resolve();
  return { build, invalidate, dispose };

  /**
   * Waits for the previous build, then builds if the bundle is stale. The previous build may still be running if the
   * build of another bundle has failed.
   */
  function build() {
    queue = queue.catch(() => undefined).then(buildIfStale);
    return queue;
  }

  async function buildIfStale() {
    if (!isStale) return last;
    isStale = false;
    try {
      const context = await pendingContext;
      last = await context.rebuild();
    } catch (error) {
      isStale = true;
      throw error;
    }
    return last;
  }

  function invalidate(changedFiles) {
    const isInput = (file) => last === undefined || Object.hasOwn(last.metafile.inputs, file);
    if (changedFiles === undefined || [...changedFiles].some(isInput)) isStale = true;
  }

  function dispose() {
    pendingContext.then((context) => context.dispose());
  }
}
