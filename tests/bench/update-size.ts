import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { build } from '../../build.mjs';
import { type AssetFile, assetManifest } from '../../src/contract/asset-manifest';
import { type Measure, plainFigure } from './measure';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy', 'build.mjs', 'package.json', 'tsconfig.json'];
const BYTES_PER_KB = 1000;

/** A one-line edit: a file and the text that it changes. */
interface Edit {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const EDITS: readonly Edit[] = [
  {
    name: 'a leaf component',
    file: 'src/features/feedback/feedback-form.tsx',
    from: 'rows={6}',
    to: 'rows={7}',
  },
  { name: 'a text', file: 'src/services/i18n/catalogues/en.json', from: '"Log in"', to: '"Sign in"' },
];

/** What a returning visitor downloads after an edit of one line: compressed bytes and files. */
export const updateSize: Measure = {
  name: 'update size',
  async measure() {
    const root = await mkdtemp(join(tmpdir(), 'update-'));
    try {
      for (const source of SOURCES) await cp(join(ROOT, source), join(root, source), { recursive: true });
      await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
      const before = await buildFiles(root);
      const figures = [];
      for (const edit of EDITS) {
        const original = await readFile(join(root, edit.file), 'utf8');
        if (!original.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`);
        await writeFile(join(root, edit.file), original.replace(edit.from, edit.to));
        const after = await buildFiles(root);
        await writeFile(join(root, edit.file), original);
        const known = new Set(before.map(({ sha256 }) => sha256));
        const changed = after.filter(({ sha256, url }) => !known.has(sha256) && url.endsWith('.js'));
        const sizes = await Promise.all(changed.map(({ url }) => compressedSize(root, url)));
        const bytes = sizes.reduce((sum, size) => sum + size, 0);
        figures.push(plainFigure(`scripts changed by one line in ${edit.name}`, '', changed.length, 1));
        figures.push(
          plainFigure(`bytes of the scripts changed by one line in ${edit.name}`, 'KB', bytes / BYTES_PER_KB, 8),
        );
      }
      return figures;
    } finally {
      await rm(root, { recursive: true });
    }
  },
};

async function buildFiles(root: string): Promise<readonly AssetFile[]> {
  await build({ root });
  const manifest: unknown = JSON.parse(await readFile(join(root, 'dist/m/asset-manifest.json'), 'utf8'));
  return parse(assetManifest, manifest).files;
}

const compressedSize = async (root: string, url: string) => (await readFile(join(root, 'dist', `${url}.br`))).length;
