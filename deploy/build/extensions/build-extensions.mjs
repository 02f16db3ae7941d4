import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '../../documents/deployment-settings.mjs';
import { isMerchantCode } from '../../documents/host-merchants.mjs';
import { computeContentHash } from '../content-hash.mjs';
import { listFiles } from '../list-files.mjs';
import { assignAssetUrl } from '../output/assign-asset-urls.mjs';
import { readTranslationCatalogues } from '../output/translation-catalogues.mjs';
import { bundleExtension } from './bundle-extension.mjs';

/** Matches the URLs of scripts and illustrations of extensions, of which a visitor needs those of one merchant. */
export const EXTENSION_URL_PATTERN = /^\/m\/assets\/(?:extension|art)-/;

/**
 * Builds the extensions of merchants. Resolves with their files by URL, and with what the documents of each merchant's
 * hosts say of its extension, by merchant code (src/contract/bootstrap/extension.ts). Throws with everything that is
 * wrong with them.
 * @param rules functions of the build that are bundled from its sources: see deployment-rules.ts
 */
export async function buildExtensions(site, { readExtension, getSlotSource, getPageSource }) {
  const root = path.join(site.root, site.extensions);
  const codes = await listExtensions(root);
  if (codes.length === 0) return { files: new Map(), extensions: {} };
  const catalogues = await readCatalogues(site);
  const files = new Map();
  const extensions = {};
  const faults = [];
  for (const code of codes) {
    const folder = path.join(root, code);
    const { extension, faults: found } = readExtension(await readTexts(folder), catalogues);
    const tell = (line) => faults.push(`${path.relative(site.root, folder)}/${line}`);
    if (!isMerchantCode(code)) tell('extension.json: the name of its folder is no merchant code');
    found.forEach(tell);
    if (found.length > 0) continue;
    const { slots, pages, queryParameters, tokens, texts, ownTexts, art } = extension;
    const parts = { slots: mapNames(slots, getSlotSource), pages: mapNames(pages, getPageSource), texts: ownTexts };
    const script = await bundleExtension(site, folder, parts).catch((error) => {
      faults.push(...describeErrors(error));
    });
    if (script === undefined) continue;
    extensions[code] = {
      script: assignAssetUrl(site, files, `extension-${code}`, script),
      slots,
      pages,
      queryParameters,
      ...(Object.keys(texts).length > 0 ? { texts } : {}),
      tokens: { ...tokens, ...(await addArt(site, files, { code, folder, art })) },
    };
  }
  if (faults.length > 0) throw new ConfigurationError(['Extensions are refused:', ...faults].join('\n  '));
  return { files, extensions };
}

/** Returns the errors of esbuild, each with its file and line. */
const describeErrors = ({ errors = [], message }) =>
  errors.length === 0
    ? [message]
    : errors.map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text));

/** Resolves with the texts of the app by language code. */
async function readCatalogues({ root }) {
  const byName = await readTranslationCatalogues(root);
  return Object.fromEntries(Object.entries(byName).map(([name, texts]) => [name.toUpperCase(), texts]));
}

/** Resolves with the merchant codes that have a folder. */
async function listExtensions(root) {
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Resolves with the files of an extension as texts, without its packages. */
async function readTexts(folder) {
  const names = (await listFiles(folder)).filter((file) => !file.startsWith('node_modules/'));
  return new Map(
    await Promise.all(names.sort().map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')])),
  );
}

const mapNames = (parts, sourceOf) => Object.fromEntries(Object.keys(parts).map((name) => [name, sourceOf(name)]));

/** Adds the illustrations to `files`. Resolves with the token that names their folder; with none if there are none. */
async function addArt(site, files, { code, folder, art }) {
  if (art.length === 0) return {};
  const contents = await Promise.all(art.map((file) => readFile(path.join(folder, file), 'utf8')));
  const url = `${site.assets}art-${code}-${computeContentHash(JSON.stringify(contents))}/`;
  for (const [index, file] of art.entries()) files.set(url + path.basename(file), contents[index]);
  return { '--illustrations': `url(${JSON.stringify(url)})` };
}
