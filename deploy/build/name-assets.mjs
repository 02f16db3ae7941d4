import { contentHash } from './content-hash.mjs';

/** Gives every script its content-hashed name. Answers the files, by URL, and the import map that leads to them. */
export function nameAssets(site, linked) {
  const files = new Map();
  const imports = {};
  for (const [name, text] of [...linked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    imports[`#${name}`] = nameAsset(site, files, name, text);
  }
  return { files, imports };
}

/** Tells the versions of one script apart; every character stands in the import map some sixty times. */
const HASH_LENGTH = 6;

/** Puts one script among `files` under its hashed URL, which it answers. */
export function nameAsset(site, files, name, text) {
  const url = `${site.assets}${name}-${contentHash(text, HASH_LENGTH)}.js`;
  files.set(url, text);
  return url;
}
