import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeChangedFiles } from './build/output/write-output-files.mjs';
import { configureDeployment, DOCUMENTS_FOLDER } from './documents/configure-deployment.mjs';
import { readDeploymentSettings } from './documents/deployment-settings.mjs';
import { extractShell } from './documents/document-parts.mjs';

const USAGE = 'node deploy/configure.mjs SETTINGS DIST OUT';

/**
 * Reads what a build in `dist` knows of its document; see configureDeployment(). Written by build.mjs as
 * `document.json` and `brands.mjs`.
 */
async function readDocumentTemplate(dist) {
  const read = (file) => readFile(path.join(dist, file), 'utf8');
  const { deriveBrand, defaultTokens } = await import(pathToFileURL(path.resolve(dist, 'brands.mjs')).href);
  return {
    ...JSON.parse(await read('document.json')),
    shell: extractShell(await read('m/index.html')),
    deriveBrand: (values) => deriveBrand(values, defaultTokens),
  };
}

/**
 * Configures a deployment: writes the documents of its hosts, the headers and the configuration of nginx to `out`,
 * which may be the folder of the build. Files whose content has not changed are not written. Removes the documents of
 * hosts and merchants that are no longer in the settings: a storage that chooses files by name would go on serving them.
 */
export async function configure(settings, dist, out, options) {
  const files = configureDeployment(settings, await readDocumentTemplate(dist), options);
  await writeChangedFiles({ out, compress: true }, files);
  await removeFormerDocuments(path.join(out, DOCUMENTS_FOLDER), files);
  return files;
}

async function removeFormerDocuments(folder, files) {
  const isWritten = (name) => [...files.keys()].some((url) => url.startsWith(`${DOCUMENTS_FOLDER}${name}/`));
  const former = (await readdir(folder)).filter((name) => !isWritten(name));
  await Promise.all(former.map((name) => rm(path.join(folder, name), { recursive: true })));
}

if (process.argv[1] === import.meta.filename) {
  const [file, dist, out] = process.argv.slice(2);
  if (!out) {
    console.error(USAGE);
    process.exit(2);
  }
  const files = await configure(await readDeploymentSettings(file), dist, out);
  console.log(`configured: ${[...files.keys()].filter((url) => url.endsWith('.html')).length} documents in ${out}`);
}
