import { array, boolean, check, type InferOutput, number, object, optional, picklist, pipe, string } from 'valibot';
import { ASSET_MANIFEST_URL, SHELL_URL, STATIC_FILE_MANIFEST_URL } from './service-worker-urls';

/** Maximum number of files in one manifest. */
const MAX_FILES = 2000;

// `check` alone: the service worker contains every other action of a schema too.
const matching = (pattern: RegExp) => check<string>((text) => pattern.test(text));
const wholeNumber = (min: number) => check<number>((value) => Number.isInteger(value) && value >= min);

/**
 * A file of a version of the app. A file of the group `critical` is needed for the first screen or for domain
 * failover; a file of the group `lazy` is precached later.
 */
export const assetFile = object({
  /** Absolute path without query. */
  url: pipe(string(), matching(/^\/m\/[^?#]+$/)),
  /** Length of the decoded body (bytes). */
  bytes: pipe(number(), wholeNumber(0)),
  /** SHA-256 of the decoded body, lower-case hex. */
  sha256: pipe(string(), matching(/^[0-9a-f]{64}$/)),
  group: picklist(['critical', 'lazy']),
  /**
   * Whether the lazy file is stored when a page requests it, instead of being precached. Once it is stored, its later
   * versions are precached. This is not a value of `group`, because service workers of earlier releases reject a
   * manifest with an unknown group.
   */
  onDemand: optional(boolean()),
});
export type AssetFile = InferOutput<typeof assetFile>;

const atMostMaxFiles = check<AssetFile[]>(({ length }) => length <= MAX_FILES);

/** A version of the app, as written by the build to {@link ASSET_MANIFEST_URL} (UPD-1). */
export const assetManifest = object({
  build: pipe(string(), matching(/./)),
  /**
   * Release time, epoch seconds. An earlier time means an older version, regardless of the server that sends it. If
   * the release time of one of two versions is missing, they cannot be ordered, and any other version on the server
   * counts as newer.
   */
  released: optional(pipe(number(), wholeNumber(1))),
  /**
   * Kill switch for a bad release. `pass`: service workers stop handling requests and keep their caches; `off`: they
   * also clear the caches.
   */
  serviceWorker: optional(picklist(['on', 'pass', 'off']), 'on'),
  files: pipe(
    array(assetFile),
    atMostMaxFiles,
    check((files) => files.some(({ url, group }) => url === SHELL_URL && group === 'critical')),
  ),
});
export type AssetManifest = InferOutput<typeof assetManifest>;

/**
 * Manifest of the files without a hash in their name, as written by the build to {@link STATIC_FILE_MANIFEST_URL}
 * (UPD-1).
 */
export const staticFileManifest = object({
  build: pipe(string(), matching(/./)),
  files: pipe(array(assetFile), atMostMaxFiles),
});
export type StaticFileManifest = InferOutput<typeof staticFileManifest>;

/** A version of the app with its id: a hash over the files of the asset manifest and the static manifest, in hex. */
export interface AppVersion extends AssetManifest {
  readonly id: string;
  /** Whether the static manifest was missing, so that `id` does not cover its files. */
  readonly isPartial?: boolean | undefined;
}

/** Whether `version` is older than `than`. False if the release time of either is missing. */
export function isOlderVersion(
  version: { readonly released?: number | undefined },
  than: { readonly released?: number | undefined },
): boolean {
  return version.released !== undefined && than.released !== undefined && version.released < than.released;
}
