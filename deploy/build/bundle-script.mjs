import { existsSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { passphrasePlugin } from './passphrase-plugin.mjs';
import { esbuildOptions } from './site.mjs';

/** Bundles a realm that is one self-contained classic script; undefined when its entry is not there. */
export async function bundleScript(site, entry) {
  if (!existsSync(path.join(site.root, entry))) return undefined;
  const { outputFiles } = await esbuild.build({
    ...esbuildOptions(site),
    metafile: false,
    format: 'iife',
    plugins: [passphrasePlugin],
    entryPoints: [entry],
    outdir: 'script',
  });
  return outputFiles[0].text;
}
