import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../deploy/build/list-files.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of some folders of the repository whose path matches, with their text, by path. */
export async function readSources(folders, pattern, root = ROOT) {
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(path.join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const wanted = files.flat().filter((file) => pattern.test(file));
  return new Map(await Promise.all(wanted.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')])));
}
