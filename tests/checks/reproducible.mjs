import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../build.mjs';
import { listFiles } from '../../deploy/build/list-files.mjs';
import { reportFindings } from './report-findings.mjs';

/* Checks that two builds of the same sources are byte-identical, including compressed files. */
const outs = await Promise.all([1, 2].map((number) => mkdtemp(path.join(tmpdir(), `build-${number}-`))));
for (const out of outs) await build({ out });
const [first, second] = await Promise.all(outs.map(contents));
await Promise.all(outs.map((out) => rm(out, { recursive: true })));

const names = [...new Set([...first.keys(), ...second.keys()])];
const findings = names.filter((name) => first.get(name) !== second.get(name)).map((name) => `${name} differs`);
if (names.length === 0) findings.push('the build is empty');
reportFindings(`${names.length} files of two builds are equal`, findings);

async function contents(out) {
  const files = await listFiles(out);
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(out, file), 'base64')])));
}
