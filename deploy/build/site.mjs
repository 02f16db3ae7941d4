import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** What every pass is handed: the folder to build, where to put it, and how. */
export function describeSite({
  root = PROJECT,
  out = path.join(root, 'dist'),
  mode = 'production',
  compress = true,
} = {}) {
  return { root, out, mode, compress, assets: '/m/assets/' };
}

/** The esbuild options all realms share; NODE_ENV is always defined, or React's development build ships. */
export function esbuildOptions({ root, mode }) {
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
