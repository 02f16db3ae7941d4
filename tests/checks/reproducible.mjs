import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../build.mjs';
import { listFiles } from '../../deploy/build/list-files.mjs';
import { configure } from '../../deploy/configure.mjs';
import { readDeploymentSettings } from '../../deploy/documents/deployment-settings.mjs';
import { reportFindings } from './report-findings.mjs';
import { REPOSITORY_ROOT } from './sources.mjs';

/*
 * Checks that dist/, which the step “build” has made, and another build of the same sources are byte-identical, including
 * compressed files, and that both are so when they are configured for a deployment.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
const local = [path.join(REPOSITORY_ROOT, 'dist'), path.join(folder, 'again')];
await build({ out: local[1], local: true });
const settings = await readDeploymentSettings(path.join(REPOSITORY_ROOT, 'deploy/settings.json'));
const deployed = local.map((_, index) => path.join(folder, `deployed-${index}`));
for (const index of local.keys()) await configure(settings, local[index], deployed[index]);
const [builds, deployments] = [await compare(local), await compare(deployed)];
await rm(folder, { recursive: true });

const files = builds.names.length + deployments.names.length;
reportFindings(`${files} files of two builds are equal`, [...builds.findings, ...deployments.findings]);

async function compare(folders) {
  const [first, second] = await Promise.all(folders.map(readContents));
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const findings = names.filter((name) => first.get(name) !== second.get(name)).map((name) => `${name} differs`);
  if (names.length === 0) findings.push('there are no files');
  return { names, findings };
}

async function readContents(out) {
  const files = await listFiles(out);
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(out, file), 'base64')])));
}
