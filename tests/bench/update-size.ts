import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { build } from '../../build.mjs';
import { type AssetFile, assetManifest } from '../../src/contract/asset-manifest';
import { type Figure, type Measure, plainFigure } from './measure';
import { applyEdit, COMPONENT_EDIT, type Edit, TEXT_EDIT, withSourceCopy } from './source-copy';

const BYTES_PER_KB = 1000;
const MAX_CHANGED_SCRIPTS = 1;
const MAX_UPDATE_KB = 8;

/** What a returning visitor downloads after an edit of one line: scripts, and their compressed bytes. */
export const updateSize: Measure = {
  name: 'update size',
  measure: () =>
    withSourceCopy(async (root) => {
      const before = await buildFiles(root);
      const figures: Figure[] = [];
      for (const edit of [COMPONENT_EDIT, TEXT_EDIT]) figures.push(...(await figuresOf(root, before, edit)));
      return figures;
    }),
};

async function figuresOf(root: string, before: readonly AssetFile[], edit: Edit): Promise<Figure[]> {
  const undo = await applyEdit(root, edit);
  const after = await buildFiles(root);
  const known = new Set(before.map(({ sha256 }) => sha256));
  const changed = after.filter(({ sha256, url }) => !known.has(sha256) && url.endsWith('.js'));
  const sizes = await Promise.all(changed.map(({ url }) => compressedSize(root, url)));
  await undo();
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB;
  return [
    plainFigure(`update, scripts changed by one line in ${edit.name}`, '', changed.length, MAX_CHANGED_SCRIPTS),
    plainFigure(`update, scripts after one line in ${edit.name}`, 'KB', kilobytes, MAX_UPDATE_KB),
  ];
}

async function buildFiles(root: string): Promise<readonly AssetFile[]> {
  await build({ root });
  const manifest: unknown = JSON.parse(await readFile(join(root, 'dist/m/asset-manifest.json'), 'utf8'));
  return parse(assetManifest, manifest).files;
}

const compressedSize = async (root: string, url: string) => (await readFile(join(root, 'dist', `${url}.br`))).length;
