import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions, PROJECT_ROOT } from '../site.mjs';

const SOURCE = 'deploy/documents/deployment-rules.ts';
const TOKENS_FILE = 'src/ui/styles/tokens.css';
const DECLARATION = /^ {2}(--[\w-]+): (.*);$/gm;

/**
 * Bundles what configures a deployment into a module: the judge of its settings, and the function that derives a
 * merchant's tokens from them. A build contains it because the schemas and the tokens belong to the build.
 */
export async function bundleDeploymentRules(site) {
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    entryPoints: [path.join(PROJECT_ROOT, SOURCE)],
    outdir: 'rules',
    metafile: false,
  });
  const css = await readFile(path.join(PROJECT_ROOT, TOKENS_FILE), 'utf8');
  const defaults = Object.fromEntries([...css.matchAll(DECLARATION)].map(([, token, value]) => [token, value]));
  return `${outputFiles[0].text}export const defaultTokens = ${JSON.stringify(defaults)};\n`;
}
