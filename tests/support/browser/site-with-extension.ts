import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildExtensions } from '../../../deploy/build/extensions/build-extensions.mjs';
import { writeChangedFiles } from '../../../deploy/build/output/write-output-files.mjs';
import { createSiteBuildOptions } from '../../../deploy/build/site.mjs';
import { configure } from '../../../deploy/configure.mjs';
import { readSettingsOfBuild } from '../../../deploy/documents/deployment-settings.mjs';

/**
 * Copies a local build into a temporary folder, and adds the sample of an extension to it, as the build does. Resolves
 * with the folder, and a function that removes it.
 */
export async function buildSiteWithExtension(distDir: string): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'extension-'));
  await cp(distDir, dir, { recursive: true, preserveTimestamps: true });
  const rules = await import(pathToFileURL(join(dir, 'deployment-rules.mjs')).href);
  const site = createSiteBuildOptions({ extensions: 'tests/extensions' });
  const { files, extensions } = await buildExtensions(site, rules);
  await writeChangedFiles({ out: dir, compress: true }, files);
  const template = join(dir, 'document.json');
  const parts: object = JSON.parse(await readFile(template, 'utf8'));
  await writeFile(template, JSON.stringify({ ...parts, extensions }));
  await configure(await readSettingsOfBuild({ root: '.', local: true }), dir, dir, { isLocal: true });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
