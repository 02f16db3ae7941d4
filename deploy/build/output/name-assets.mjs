import { computeContentHash } from '../content-hash.mjs';

/** Gives every script a content-hashed URL. Returns the files by URL and the entries of the import map. */
export function nameAssets(site, linked) {
  const files = new Map();
  const imports = {};
  for (const [name, text] of [...linked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    imports[`#${name}`] = nameAsset(site, files, name, text);
  }
  return { files, imports };
}

/** Length of a hash in a URL (characters). It is short because the import map contains about sixty hashes. */
const HASH_LENGTH = 6;

/** Adds a script to `files` under its hashed URL. Returns the URL. */
export function nameAsset(site, files, name, text) {
  const url = `${site.assets}${name}-${computeContentHash(text, HASH_LENGTH)}.js`;
  files.set(url, text);
  return url;
}
