import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions, PROJECT_ROOT } from '../site.mjs';
import { TRANSLATION_CATALOGUE_FOLDER } from './translation-catalogues.mjs';

const SOURCE = 'deploy/documents/start-texts.ts';

/**
 * Builds the texts that are shown where the app cannot run (I18N-1), from the catalogues: a file for starts that fail.
 * Resolves with it by URL, and with the texts for the web server.
 */
export async function buildStartTexts(site) {
  const { createStartTexts } = await importSource(site);
  const { file, server } = createStartTexts(await readCatalogues(site.root));
  return { files: new Map([['/m/start-texts.json', JSON.stringify(file)]]), server };
}

async function importSource(site) {
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    entryPoints: [path.join(PROJECT_ROOT, SOURCE)],
    metafile: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

async function readCatalogues(root) {
  const folder = path.join(root, TRANSLATION_CATALOGUE_FOLDER);
  if (!existsSync(folder)) return {};
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const read = async (name) => [path.parse(name).name, JSON.parse(await readFile(path.join(folder, name), 'utf8'))];
  return Object.fromEntries(await Promise.all(names.map(read)));
}
