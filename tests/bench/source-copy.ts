import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'src',
  'sw',
  'worker',
  'public',
  'deploy',
  'build.mjs',
  'package.json',
  'tsconfig.json',
  'tests/platform/settings.json',
];

/** A one-line change to a source file: its path, the text to replace and the replacement. */
export interface SourceEdit {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const COMPONENT_EDIT: SourceEdit = {
  name: 'a component',
  file: 'src/features/feedback/feedback-form.tsx',
  from: 'rows={6}',
  to: 'rows={7}',
};

export const TEXT_EDIT: SourceEdit = {
  name: 'a text',
  file: 'src/services/i18n/catalogues/en.json',
  from: '"Log in"',
  to: '"Sign in"',
};

/** Copies the sources into a temporary folder, calls `use` with the folder and removes the folder afterwards. */
export async function withSourceCopy<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  try {
    for (const source of SOURCES) await cp(join(ROOT, source), join(root, source), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    return await use(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Applies an edit. Resolves with a function that undoes the edit. */
export async function applySourceEdit(root: string, { file, from, to }: SourceEdit): Promise<() => Promise<void>> {
  const path = join(root, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
  await writeFile(path, original.replace(from, to));
  return () => writeFile(path, original);
}
