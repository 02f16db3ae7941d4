import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from './build/list-files.mjs';
import { writeChangedFiles } from './build/output/write-output-files.mjs';
import { configureDeployment, DOCUMENTS_FOLDER, listUnusedExtensions } from './documents/configure-deployment.mjs';
import {
  readDeploymentSettings,
  readJudgedSiteFiles,
  refuseFaultySettings,
  runConfigured,
} from './documents/deployment-settings.mjs';
import { extractShell } from './documents/document-parts.mjs';

const USAGE = 'node deploy/configure.mjs SETTINGS DIST OUT';

/** Imports the rules that a build in `dist` configures its deployments with: see documents/deployment-rules.ts. */
const importRules = (dist) => import(pathToFileURL(path.resolve(dist, 'deployment-rules.mjs')).href);

/** Reads what a build in `dist` knows of its document, written by build.mjs; see configureDeployment(). */
async function readDocumentTemplate(dist) {
  const read = (file) => readFile(path.join(dist, file), 'utf8');
  const { deriveBrand, defaultTokens } = await importRules(dist);
  return {
    ...JSON.parse(await read('document.json')),
    shell: extractShell(await read('m/index.html')),
    deriveBrand: (values, extension) => deriveBrand(values, defaultTokens, extension),
  };
}

/**
 * Configures a deployment: writes the documents of its hosts, the headers and the configuration of nginx to `out`,
 * which may be the folder of the build. Files whose content has not changed are not written. Removes the documents and
 * files of hosts that are no longer configured: a storage that chooses files by name would go on serving them.
 */
export async function configure(settings, dist, out, options) {
  const template = await readDocumentTemplate(dist);
  const files = configureDeployment(settings, template, options);
  await writeChangedFiles({ out, compress: true }, files);
  await removeFormerDocuments(path.join(out, DOCUMENTS_FOLDER), files);
  for (const line of listUnusedExtensions(template.extensions, settings)) console.warn(line);
  return files;
}

async function removeFormerDocuments(folder, files) {
  const isWritten = (file) => files.has(`${DOCUMENTS_FOLDER}${file.replace(/\.(br|gz)$/, '')}`);
  const former = (await listFiles(folder)).filter((file) => !isWritten(file));
  await Promise.all(former.map((file) => rm(path.join(folder, file))));
  const isHost = (name) => [...files.keys()].some((url) => url.startsWith(`${DOCUMENTS_FOLDER}${name}/`));
  const formerHosts = (await readdir(folder)).filter((name) => !isHost(name));
  await Promise.all(formerHosts.map((name) => rm(path.join(folder, name), { recursive: true })));
}

/** Reads, checks and applies the settings in a file; prints what an operator should know (OPS-1). */
async function configureFromFile(file, dist, out) {
  const settings = await readDeploymentSettings(file);
  const { judgeSettings } = await importRules(dist);
  for (const line of refuseFaultySettings(settings, { judgeSettings, file })) console.warn(line);
  const siteFiles = await readJudgedSiteFiles(file, settings, console.warn);
  const files = await configure(settings, dist, out, { root: path.resolve(out), siteFiles });
  console.log(`configured: ${[...files.keys()].filter((url) => url.endsWith('.html')).length} documents in ${out}`);
}

if (process.argv[1] === import.meta.filename) {
  const [file, dist, out] = process.argv.slice(2);
  if (!out) {
    console.error(USAGE);
    process.exit(2);
  }
  await runConfigured(() => configureFromFile(file, dist, out));
}
