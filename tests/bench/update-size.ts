import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { build } from '../../build.mjs';
import { type AssetFile, assetManifest } from '../../src/contract/service-worker/asset-manifest';
import { type Benchmark, type BenchmarkMetric, createFixedLimitMetric } from './measure';
import { applySourceEdit, COMPONENT_EDIT, type SourceEdit, TEXT_EDIT, withSourceCopy } from './source-copy';

const BYTES_PER_KB = 1000;
const MAX_CHANGED_SCRIPTS = 1;
const MAX_UPDATE_KB = 8;

/**
 * What a returning visitor downloads after a one-line edit: the number of changed scripts, and their compressed size
 * without and with index.html.
 */
export const updateSizeBenchmark: Benchmark = {
  name: 'update size',
  measure: () =>
    withSourceCopy(async (root) => {
      const before = await buildFiles(root);
      const figures: BenchmarkMetric[] = [];
      for (const edit of [COMPONENT_EDIT, TEXT_EDIT]) figures.push(...(await figuresOf(root, before, edit)));
      return figures;
    }),
};

async function figuresOf(root: string, before: readonly AssetFile[], edit: SourceEdit): Promise<BenchmarkMetric[]> {
  const undo = await applySourceEdit(root, edit);
  const after = await buildFiles(root);
  const known = new Set(before.map(({ sha256 }) => sha256));
  const changed = after.filter(({ sha256 }) => !known.has(sha256));
  const scripts = changed.filter(({ url }) => url.endsWith('.js'));
  const [scriptSize, size] = [await compressedSize(root, scripts), await compressedSize(root, changed)];
  await undo();
  return [
    createFixedLimitMetric(
      `update, scripts changed by one line in ${edit.name}`,
      '',
      scripts.length,
      MAX_CHANGED_SCRIPTS,
    ),
    createFixedLimitMetric(`update, scripts after one line in ${edit.name}`, 'KB', scriptSize, MAX_UPDATE_KB),
    createFixedLimitMetric(`update, scripts and index.html after one line in ${edit.name}`, 'KB', size, MAX_UPDATE_KB),
  ];
}

async function buildFiles(root: string): Promise<readonly AssetFile[]> {
  await build({ root });
  const manifest: unknown = JSON.parse(await readFile(join(root, 'dist/m/asset-manifest.json'), 'utf8'));
  return parse(assetManifest, manifest).files;
}

/** Resolves with the total compressed size of files of the build (KB). */
async function compressedSize(root: string, files: readonly AssetFile[]): Promise<number> {
  const bodies = await Promise.all(files.map(({ url }) => readFile(join(root, 'dist', `${url}.br`))));
  return bodies.reduce((sum, { length }) => sum + length, 0) / BYTES_PER_KB;
}
