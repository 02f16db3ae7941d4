import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../deploy/build/list-files.mjs';

export const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Resolves with the texts, by path, of all files that are below one of the folders and whose path matches the
 * pattern.
 */
export async function readSources(folders, pattern, root = REPOSITORY_ROOT) {
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(path.join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const matching = files.flat().filter((file) => pattern.test(file));
  return new Map(
    await Promise.all(matching.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')])),
  );
}
