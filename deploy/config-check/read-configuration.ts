import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '../../src/base/result';
import { getRawValue, isRawObject } from '../../src/services/config-check/raw-value';
import { fetchSite, type Site } from './fetch-site';

/** A document that has been read, and where it is from. */
export type Configuration =
  | { readonly source: string; readonly kind: 'settings' | 'status' | 'manifest'; readonly content: unknown }
  | { readonly source: string; readonly kind: 'site'; readonly site: Site };

/** Reads a JSON file, or the documents of the site at a URL; the error is a sentence for the operator. */
export async function readConfiguration(source: string): Promise<Result<Configuration, string>> {
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source)) return fail(`${source}: is no URL.`);
    const site = await fetchSite(source);
    return site.ok ? ok({ source, kind: 'site', site: site.value }) : site;
  }
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return fail(`${source}: cannot be read (${text.code ?? text.message}).`);
  try {
    return ok({ source, ...classify(JSON.parse(text)) });
  } catch (error) {
    return fail(`${source}: is no valid JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}

/** Returns what kind of document a file has: a status may be in the envelope in which the platform sends it. */
function classify(content: unknown): { kind: 'settings' | 'status' | 'manifest'; content: unknown } {
  const value = getRawValue(content, ['value']);
  if (isRawObject(value) && 'info' in value) return { kind: 'status', content: value };
  if (!isRawObject(content)) return { kind: 'settings', content };
  if ('info' in content) return { kind: 'status', content };
  return 'icons' in content ? { kind: 'manifest', content } : { kind: 'settings', content };
}
