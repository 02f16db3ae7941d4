import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../deploy/build/list-files.mjs';

/**
 * Resolves with the Brotli-compressed sizes of a build (bytes) and its number of initial requests, by their names in
 * budgets.json.
 */
export async function measureBuildSizes(dist) {
  const page = await readFile(path.join(dist, 'm/index.html'), 'utf8');
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
  return {
    'initial JavaScript': (await all(initial)).reduce((sum, size) => sum + size, 0),
    'index.html': await bytes('/m/index.html'),
    'sw.js': await bytes('/m/sw.js'),
    'web worker': await largest(/^worker-/),
    'largest route': await largest(/^pages-/),
    'largest catalogue': await largest(/^texts-/),
    'initial requests': 1 + initial.length,
  };
}
