import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { judgeSiteFile } from './judge-site-file.mjs';

/** Name of the folder beside the settings that has the operator's own files at fixed paths, such as robots.txt. */
const SITE_FOLDER = 'site';
/** Its folder of the files that all hosts have; the others have a merchant's code as their name. */
const EVERY_MERCHANT = '_';
const MAX_FILE_BYTES = 1024 * 1024;

/** Returns the folder of the operator's files that belongs to a settings file. */
export const getSiteFilesFolder = (settingsFile) => path.join(path.dirname(settingsFile), SITE_FOLDER);

/**
 * Resolves with the operator's files: their content by `MERCHANT/PATH`. Empty if there is no such folder. Follows
 * links and skips names that begin with two dots: Kubernetes mounts a ConfigMap as links into such a folder.
 */
export async function readSiteFiles(folder, prefix = '') {
  const names = await readdir(path.join(folder, prefix)).catch((error) => {
    if (error.code === 'ENOENT' && prefix === '') return [];
    throw error;
  });
  const files = new Map();
  for (const name of names.filter((one) => !one.startsWith('..')).sort()) {
    const file = path.posix.join(prefix, name);
    const { size, ...found } = await statOf(path.join(folder, file));
    if (found.isFolder) {
      for (const [below, content] of await readSiteFiles(folder, file)) files.set(below, content);
    } else {
      files.set(file, size > MAX_FILE_BYTES ? undefined : await readFile(path.join(folder, file)));
    }
  }
  return files;
}

const statOf = async (file) => {
  const found = await stat(file);
  return { size: found.size, isFolder: found.isDirectory() };
};

/**
 * Returns what is wrong with the operator's files, each with its path and in plain words (OPS-1): faults, with which
 * nothing is served, and warnings.
 * @param files content by `MERCHANT/PATH`; undefined for a file that is too large
 * @param merchants codes of the merchants of the deployment
 */
export function judgeSiteFiles(files, merchants, now = Date.now()) {
  return [...files].flatMap(([file, content]) => {
    const [folder, ...rest] = file.split('/');
    const told = ({ level, message }) => ({ level, message: `${SITE_FOLDER}/${file} ${message}` });
    if (rest.length === 0) {
      const message = `belongs into a folder: ${SITE_FOLDER}/${EVERY_MERCHANT}/ for all merchants, ${SITE_FOLDER}/CODE/ for one`;
      return [told({ level: 'fault', message })];
    }
    if (folder !== EVERY_MERCHANT && !merchants.includes(folder)) {
      const known = merchants.length === 0 ? 'none' : merchants.join(', ');
      return [told({ level: 'fault', message: `is for the merchant ${folder}, but the settings have: ${known}` })];
    }
    if (content === undefined) return [told({ level: 'fault', message: `is larger than ${MAX_FILE_BYTES} bytes` })];
    return judgeSiteFile(rest.join('/'), content, now).map(told);
  });
}

/** Returns the operator's files of one merchant by path: its own, and those of all merchants. */
export function selectSiteFiles(files, merchant) {
  const of = (folder) =>
    [...files]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, content]) => [file.slice(folder.length + 1), content]);
  return new Map([...of(EVERY_MERCHANT), ...(merchant === '' ? [] : of(merchant))]);
}
