import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeContentHash } from '../content-hash.mjs';
import { URL_HASH_CHARS } from './assign-asset-urls.mjs';

const TRANSLATION_CATALOGUE_FOLDER = 'src/services/i18n/catalogues';
/** Specifier in the import map under which scripts import catalogues: `#texts/vi.js`. */
export const TRANSLATION_CATALOGUE_IMPORT_PREFIX = '#texts/';

export const isTranslationCatalogueSource = (file) => file.startsWith(`${TRANSLATION_CATALOGUE_FOLDER}/`);

/** Matches the URL of the English catalogue, the fallback of every language. */
export const ENGLISH_CATALOGUE_URL_PATTERN = /\/texts-\w+\/en\.js$/;
/** Matches the URL of a catalogue of a language other than English. A visitor needs at most one such catalogue. */
export const NON_ENGLISH_CATALOGUE_URL_PATTERN = /\/texts-\w+\/(?!en\.)/;

/**
 * Builds a script for each catalogue. All scripts are in one folder, whose name contains a hash of all catalogues, so
 * that one entry of the import map is enough. If only some catalogues change, all URLs change, but the service worker
 * downloads only the changed scripts, because it stores files by the hash of their content. A script parses its texts
 * with JSON.parse, which is faster than an object literal. Resolves with the scripts by URL and the import map entry
 * of the folder.
 */
export async function buildTranslationCatalogues({ root, assets }) {
  const folder = path.join(root, TRANSLATION_CATALOGUE_FOLDER);
  if (!existsSync(folder)) return { files: new Map(), imports: {} };
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const scripts = await Promise.all(
    names.map(async (name) => {
      const text = JSON.stringify(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
      return [`${path.parse(name).name}.js`, `export default JSON.parse(${JSON.stringify(text)});\n`];
    }),
  );
  const url = `${assets}texts-${computeContentHash(JSON.stringify(scripts), URL_HASH_CHARS)}/`;
  return {
    files: new Map(scripts.map(([name, text]) => [url + name, text])),
    imports: { [TRANSLATION_CATALOGUE_IMPORT_PREFIX]: url },
  };
}

/** Resolves with the texts of all languages by the names of their files. */
export async function readTranslationCatalogues(root) {
  const folder = path.join(root, TRANSLATION_CATALOGUE_FOLDER);
  if (!existsSync(folder)) return {};
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const read = async (name) => [path.parse(name).name, JSON.parse(await readFile(path.join(folder, name), 'utf8'))];
  return Object.fromEntries(await Promise.all(names.map(read)));
}
