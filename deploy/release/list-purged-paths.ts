import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DIAGNOSTICS_PATH, ROUTES } from '../../src/contract/paths';
import { ASSET_PATH_PREFIX, SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { sha256 } from '../build/content-hash.mjs';
import { listSiteUrls } from './write-site';

/** What a site serves: the hash of each file by URL, without files that are never changed. */
type SiteContent = ReadonlyMap<string, string>;

/** Resolves with the content of a site that a CDN may have stored, and its headers. */
export async function readSiteContent(site: string): Promise<SiteContent> {
  const urls = (await listSiteUrls(site)).filter((url) => !url.startsWith(ASSET_PATH_PREFIX));
  const entries = urls.map(async (url): Promise<[string, string]> => {
    return [url, sha256(await readFile(path.join(site, url)), 'hex')];
  });
  return new Map(await Promise.all(entries));
}

const isPublic = (url: string): boolean => /^\/(m|mobile)\//.test(url) && url !== SHELL_URL;
const isDocument = (url: string): boolean => /^\/hosts\/[^/]+\/m\/index\.html$/.test(url);
/** Returns the path that a file of the operator for a host has on that host. */
const getHostPath = (url: string): readonly string[] => {
  const [, file = ''] = /^\/hosts\/[^/]+(\/.+)$/.exec(url) ?? [];
  return file === '' || isDocument(url) ? [] : [file];
};

/** Paths that are answered with the document of the host. */
const DOCUMENT_PATHS = ['/m/', DIAGNOSTICS_PATH, ...Object.values(ROUTES).map((route) => route.path)];

/**
 * Returns the paths to purge at a CDN when a site replaces another one (OPS-6), sorted: files whose content differs or
 * that are gone, and all pages if a document differs. If headers differ, everything but the files with a hash in their
 * names: a stored response has the headers of its time.
 */
export function listPurgedPaths(before: SiteContent, after: SiteContent): readonly string[] {
  const urls = [...new Set([...before.keys(), ...after.keys()])];
  const hasOtherHeaders = before.get('/headers.json') !== after.get('/headers.json');
  const changed = urls.filter((url) => hasOtherHeaders || before.get(url) !== after.get(url));
  const pages = changed.some(isDocument) ? DOCUMENT_PATHS : [];
  return [...new Set([...changed.filter(isPublic), ...changed.flatMap(getHostPath), ...pages])].sort();
}
