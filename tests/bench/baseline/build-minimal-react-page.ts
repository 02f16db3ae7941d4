import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';
import { reactEsModulesPlugin } from '../../../deploy/build/plugins/react-es-modules-plugin.mjs';

const ROOT = join(import.meta.dirname, '../../..');
/** Path of the notification icon. The browser may cache the files of this folder, as it may cache the app's icon. */
const ICON = 'm/assets/icon.png';
const brotli = promisify(brotliCompress);

const page = (body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hello</title><div id="root">${body}</div><script type="module" src="/m/assets/hello.js"></script></html>
`;

/**
 * Builds a minimal React page with a service worker in the same way as the app: minified ES modules, with
 * Brotli-compressed copies. Resolves with the folder of the page, which the platform can serve like the app.
 * @param prerendered whether the HTML already contains the rendered heading
 */
export async function buildMinimalReactPage(prerendered: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'floor-'));
  const bundle = async (file: string) => {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, file)],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [reactEsModulesPlugin({ root: ROOT, mode: 'production' })],
    });
    return outputFiles[0]?.text ?? '';
  };
  const files: Readonly<Record<string, string>> = {
    'm/index.html': page(prerendered ? '<h1>Hello</h1>' : ''),
    'm/assets/hello.js': await bundle('hello.tsx'),
    'm/assets/small.js': `/* ${'x'.repeat(600)} */`,
    'm/sw.js': await bundle('hello-sw.ts'),
    'mobile/mc/asset-manifest.json': '{}',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), await brotli(await readFile(join(folder, path))));
  }
  await copyFile(join(ROOT, 'public/icons/icon-192x192.png'), join(folder, ICON));
  return folder;
}
