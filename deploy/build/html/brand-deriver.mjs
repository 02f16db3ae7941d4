import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions, PROJECT_ROOT } from '../site.mjs';

const SOURCE = 'deploy/documents/derive-brand.ts';
const TOKENS_FILE = 'src/ui/styles/tokens.css';
const DECLARATION = /^ {2}(--[\w-]+): (.*);$/gm;

/**
 * Bundles the function that derives a merchant's tokens from its settings into a module, for use when a deployment is
 * configured. A build contains it because the tokens belong to the style sheet of the build.
 */
export async function bundleBrandDeriver(site) {
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    entryPoints: [path.join(PROJECT_ROOT, SOURCE)],
    outdir: 'brands',
    metafile: false,
  });
  const css = await readFile(path.join(PROJECT_ROOT, TOKENS_FILE), 'utf8');
  const defaults = Object.fromEntries([...css.matchAll(DECLARATION)].map(([, token, value]) => [token, value]));
  return `${outputFiles[0].text}export const defaultTokens = ${JSON.stringify(defaults)};\n`;
}
