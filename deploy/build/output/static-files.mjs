import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../list-files.mjs';

/** Resolves with the files of public/ that are copied unchanged, by URL: all except the template index.html. */
export async function readStaticFiles({ root }) {
  const folder = path.join(root, 'public');
  const files = (await listFiles(folder)).filter((file) => file !== 'index.html');
  return new Map(await Promise.all(files.map(async (file) => [`/m/${file}`, await readFile(path.join(folder, file))])));
}
