import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { PAGE_ENTRY } from './bundle-page.mjs';
import { scriptOptions } from './bundle-script.mjs';
import { compileCss } from './compile-css.mjs';
import { cssPlugin } from './css-plugin.mjs';
import { jsonPlugin } from './json-plugin.mjs';
import { passphrasePlugin } from './passphrase-plugin.mjs';
import { esbuildOptions } from './site.mjs';

/** URL of the server-sent events that the local platform sends after each build. */
export const RELOAD_EVENTS_URL = '/dev/reload';

const DEV_ENTRY = `
import ${JSON.stringify(`./${PAGE_ENTRY}`)};
new EventSource(${JSON.stringify(RELOAD_EVENTS_URL)}).onmessage = () => location.reload();`;

/**
 * Creates incremental bundlers for development. The page is split by esbuild only: no chunk groups, no shared chunks in
 * the import map, no critical CSS. `rebuild` resolves with the scripts of the page by URL and their import map,
 * `script` with one classic script; `dispose` ends esbuild's contexts.
 */
export async function createDevBundles(site) {
  const context = await esbuild.context({
    ...esbuildOptions(site),
    metafile: false,
    splitting: true,
    stdin: { contents: DEV_ENTRY, resolveDir: site.root, sourcefile: 'main.js' },
    entryNames: 'main-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: 'page',
    plugins: [cssPlugin(site, new Map(), createCachedCompiler()), jsonPlugin(), passphrasePlugin],
  });
  const scripts = new Map();
  return { rebuild, script, dispose };

  function dispose() {
    context.dispose();
    for (const pendingContext of scripts.values()) pendingContext.then((scriptContext) => scriptContext.dispose());
  }

  async function script(entry, target) {
    if (!existsSync(path.join(site.root, entry))) return undefined;
    if (!scripts.has(entry)) scripts.set(entry, esbuild.context(scriptOptions(site, entry, target)));
    const { outputFiles } = await (await scripts.get(entry)).rebuild();
    return outputFiles[0].text;
  }

  async function rebuild() {
    const { outputFiles } = await context.rebuild();
    const files = new Map(outputFiles.map((file) => [site.assets + path.basename(file.path), file.text]));
    const main = [...files.keys()].find((url) => url.startsWith(`${site.assets}main-`));
    return { files, imports: { '#main': main, '#vendor': main }, criticalCss: '' };
  }
}

/** Returns compileCss() with a cache by file, which is used while the file has not changed. */
function createCachedCompiler() {
  const compiled = new Map();
  return async (site, file) => {
    const text = await readFile(path.join(site.root, file), 'utf8');
    if (compiled.get(file)?.text !== text) compiled.set(file, { text, result: await compileCss(site, file) });
    return compiled.get(file).result;
  };
}
