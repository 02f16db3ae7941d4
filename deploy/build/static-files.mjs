import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.mjs';

/** The files of public/ that are copied as they are, by URL; index.html is the template and not among them. */
export async function staticFiles({ root }) {
  const folder = path.join(root, 'public');
  const files = (await listFiles(folder)).filter((file) => file !== 'index.html');
  return new Map(await Promise.all(files.map(async (file) => [`/m/${file}`, await readFile(path.join(folder, file))])));
}
