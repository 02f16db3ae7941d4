import path from 'node:path';
import { NOOP_BUILD_PASS_CACHE } from './pass-cache.mjs';

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the options that every build pass gets: source folder, output folder and mode. `local`: the build is for the
 * local platform and the tests, and must not be deployed. `quick`: the build is for a look at the app, without the
 * second minification and the compressed files, which take most of the time. `extensions`: the folder of the merchants'
 * extensions, one folder for each merchant code (OPS-7). `cache`: keeps the results of passes between the builds of a
 * watcher.
 */
export function createSiteBuildOptions({
  root = PROJECT_ROOT,
  out = path.join(root, 'dist'),
  mode = 'production',
  quick = false,
  compress = !quick,
  local = false,
  extensions = 'deploy/extensions',
  cache = NOOP_BUILD_PASS_CACHE,
} = {}) {
  // Sites that tests build consist of a few modules: names and patches of the app do not apply to them.
  const isWholeApp = root === PROJECT_ROOT && mode === 'production';
  return { root, out, mode, quick, compress, local, extensions, cache, isWholeApp, assets: '/m/assets/' };
}

/**
 * Returns the esbuild options that all realms share. They define NODE_ENV: otherwise React's development build would
 * be shipped.
 */
export function createSharedEsbuildOptions({ root, mode }) {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: mode === 'production',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  };
}
