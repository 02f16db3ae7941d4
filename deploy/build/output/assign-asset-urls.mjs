import { computeContentHash } from '../content-hash.mjs';

/** Assigns a URL with a content hash to every script. Returns the files by URL and the entries of the import map. */
export function assignAssetUrls(site, linked) {
  const files = new Map();
  const imports = {};
  for (const [name, text] of [...linked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    imports[`#${name}`] = assignAssetUrl(site, files, name, text);
  }
  return { files, imports };
}

/**
 * Length of a hash in a URL (characters, of an alphabet of 62). It is short because the import map contains about
 * sixty hashes.
 */
export const URL_HASH_CHARS = 5;

/** Adds a script to `files` under its hashed URL. Returns the URL. */
export function assignAssetUrl(site, files, name, text) {
  const url = `${site.assets}${name}-${computeContentHash(text, URL_HASH_CHARS)}.js`;
  files.set(url, text);
  return url;
}
