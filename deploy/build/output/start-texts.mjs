import path from 'node:path';
import * as esbuild from 'esbuild';
import { createSharedEsbuildOptions, PROJECT_ROOT } from '../site.mjs';
import { readTranslationCatalogues } from './translation-catalogues.mjs';

const SOURCE = 'deploy/documents/start-texts.ts';

/**
 * Builds the texts that are shown where the app cannot run (I18N-1), from the catalogues: a file for starts that fail.
 * Resolves with it by URL, and with the texts for the web server.
 */
export async function buildStartTexts(site) {
  const { createStartTexts } = await importSource(site);
  const { file, server } = createStartTexts(await readTranslationCatalogues(site.root));
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
