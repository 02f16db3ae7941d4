import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions } from '../site.mjs';

/**
 * Packages that are bundled separately for development, so that later builds reuse the result. They are ES modules
 * that do not import React, because the page must contain only one copy of React.
 */
export const PREBUNDLED_PACKAGES = [
  'axios',
  'dexie',
  'dompurify',
  'firebase/app',
  'firebase/auth',
  'firebase/messaging',
  'i18next',
  'valibot',
];

/** Returns the prebundled packages that the outputs of a build import. */
export const findPrebundledImports = ({ outputs }) =>
  PREBUNDLED_PACKAGES.filter((name) =>
    Object.values(outputs).some(({ imports }) => imports.some((output) => output.external && output.path === name)),
  );

/** Bundles packages for the browser. Resolves with the scripts by URL, and the import map entry of each package. */
export async function prebundlePackages(site, packages) {
  if (packages.length === 0) return { files: new Map(), imports: {} };
  const fileName = (name) => `package-${name.replace('/', '-')}`;
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    metafile: false,
    splitting: true,
    entryPoints: Object.fromEntries(packages.map((name) => [fileName(name), name])),
    entryNames: '[name]-[hash]',
    chunkNames: 'packages-[hash]',
    outdir: 'packages',
  });
  const files = new Map(outputFiles.map((file) => [site.assets + path.basename(file.path), file.text]));
  const urlOf = (name) => [...files.keys()].find((url) => url.startsWith(`${site.assets}${fileName(name)}-`));
  return { files, imports: Object.fromEntries(packages.map((name) => [name, urlOf(name)])) };
}
