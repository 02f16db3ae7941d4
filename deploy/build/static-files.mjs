import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of public/ that are copied as they are, by URL; index.html is the template and not among them. */
export async function staticFiles({ root }) {
  const folder = path.join(root, 'public');
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'index.html')
    .sort();
  return new Map(await Promise.all(files.map(async (file) => [`/m/${file}`, await readFile(path.join(folder, file))])));
}
