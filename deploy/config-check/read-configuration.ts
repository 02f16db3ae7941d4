import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '../../src/base/result';
import { siteStatus } from '../../src/contract/endpoints/site/system';
import { webAppManifest } from '../../src/contract/endpoints/site/web-app-manifest';
import { showText } from '../../src/services/config-check/quote-value';
import { getRawValue, isRawObject } from '../../src/services/config-check/raw-value';
import { fetchSite, type Site } from './fetch-site';
import type { RequestUrl } from './request-url';
import { settingsFile } from './settings-file';

/** A document that has been read, and where it is from. */
export type Configuration =
  | { readonly source: string; readonly kind: 'settings' | 'status' | 'manifest'; readonly content: unknown }
  | { readonly source: string; readonly kind: 'site'; readonly site: Site };

/** Reads a JSON file, or the documents of the site at a URL; the error is a sentence for the operator. */
export async function readConfiguration(
  source: string,
  requestUrl: RequestUrl,
): Promise<Result<Configuration, string>> {
  if (/^https?:\/\//i.test(source)) return readSite(source, requestUrl);
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return fail(`${source}: cannot be read (${text.code ?? text.message}).`);
  try {
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isLocalRecord(content))
      return fail(`${source}: is a record of the local platform, which npm start checks; check its status by the URL.`);
    return ok({ source, ...classify(content) });
  } catch (error) {
    return fail(`${source}: is no valid JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}

async function readSite(address: string, requestUrl: RequestUrl): Promise<Result<Configuration, string>> {
  const source = showText(address);
  if (!URL.canParse(address)) return fail(`${source}: is no URL.`);
  const site = await fetchSite(address, requestUrl);
  return site.ok
    ? ok({ source, kind: 'site', site: site.value })
    : fail(`${source}: the status ${explainUnreadable(site.error)}`);
}

/** Ends a sentence about a document that cannot be read. */
export const explainUnreadable = (reason: string): string => `cannot be read (${reason}).`;

/** Kinds of files, with the keys that they may have; of several that fit equally well, the last one. */
const KINDS = [
  ['manifest', Object.keys(webAppManifest.response.entries)],
  ['status', Object.keys(siteStatus.entries)],
  ['settings', Object.keys(settingsFile.entries)],
] as const;

/** Whether a document is what npm run merchant:new writes. */
const isLocalRecord = (content: unknown): boolean =>
  Array.isArray(getRawValue(content, ['hosts'])) && typeof getRawValue(content, ['code']) === 'string';

/** Returns what kind of document a file has: a status may be in the envelope in which the platform sends it. */
function classify(content: unknown): { kind: 'settings' | 'status' | 'manifest'; content: unknown } {
  const value = getRawValue(content, ['value']);
  if (isRawObject(value) && ('info' in value || typeof getRawValue(content, ['success']) === 'boolean'))
    return { kind: 'status', content: value };
  if (!isRawObject(content)) return { kind: 'settings', content };
  const count = (keys: readonly string[]) => keys.filter((key) => Object.hasOwn(content, key)).length;
  const [kind] = KINDS.reduce((best, other) => (count(other[1]) >= count(best[1]) ? other : best));
  return { kind, content };
}
