import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../../deploy/build/list-files.mjs';
import { measureRouteClosures } from './measure-route-closures.mjs';

/** Start of the icons of a document, which stand behind the skeleton. */
const ICONS = '<svg class="icon-sprite"';

/**
 * Resolves with the Brotli-compressed sizes of a build (bytes) and its number of initial requests, by their names in
 * budgets.json, and with what each page loads beyond the initial scripts.
 */
export async function measureBuildSizes(dist) {
  const page = await readFile(path.join(dist, 'm/index.html'), 'utf8');
  // The document of the host with the largest head.
  const documents = (await listFiles(path.join(dist, 'hosts'))).filter((file) => file.endsWith('.html'));
  const initial = [...page.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g)].map(
    ([, url]) => url,
  );
  const assets = (await listFiles(path.join(dist, 'm/assets'))).filter((file) => file.endsWith('.js'));
  const bytes = async (url) => (await readFile(path.join(dist, `${url}.br`))).length;
  const all = (urls) => Promise.all(urls.map(bytes));
  const largest = async (pattern) => {
    const matching = assets.filter((file) => pattern.test(file)).map((file) => `/m/assets/${file}`);
    return Math.max(0, ...(await all(matching)));
  };
  const imports = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}').imports ?? {};
  const pages = await measureRouteClosures(imports, (url) => readFile(path.join(dist, url), 'utf8'), bytes);
  const sizes = {
    'initial JavaScript': (await all(initial)).reduce((sum, size) => sum + size, 0),
    'first paint of index.html': Math.max(...(await Promise.all(documents.map(measureFirstPaint)))),
    'index.html': Math.max(...(await all(documents.map((file) => `/hosts/${file}`)))),
    'sw.js': await bytes('/m/sw.js'),
    'web worker': await largest(/^worker-/),
    'largest catalogue': await largest(/^texts-/),
    'initial requests': 1 + initial.length,
  };
  return { sizes, pages };

  /** Returns the size of what a document has to contain before it can be painted: everything before its icons. */
  async function measureFirstPaint(file) {
    const [painted, ...rest] = (await readFile(path.join(dist, 'hosts', file), 'utf8')).split(ICONS);
    if (rest.length !== 1) throw new Error(`${file} has ${rest.length} icon sprites`);
    return brotliCompressSync(painted).length;
  }
}
