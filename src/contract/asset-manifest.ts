import {
  array,
  check,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';

/** The document that every route under /m is drawn from. */
export const SHELL_URL = '/m/index.html';
export const ASSET_MANIFEST_URL = '/m/asset-manifest.json';
/** The manifest of the files that bear no hash in their name: icons and the like. */
export const STATIC_MANIFEST_URL = '/mobile/mc/asset-manifest.json';
/** Where the files stand that bear their hash in their name. */
export const ASSET_FOLDER = '/m/assets/';

/** Where the service worker tells what it has and what went wrong; it never reaches the server. */
export const WORKER_STATE_URL = '/m/__sw/state';

/** A file of a version. `critical` ones make the first screen, on a dead domain the way out too; `lazy` ones come after. */
export const assetFile = object({
  /** Absolute path without query. */
  url: pipe(string(), regex(/^\/m\/[^?#]+$/)),
  /** Length of the decoded body. */
  bytes: pipe(number(), integer(), minValue(0)),
  /** SHA-256 of the decoded body in lower-case hex. */
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  group: picklist(['critical', 'lazy']),
});
export type AssetFile = InferOutput<typeof assetFile>;

/** A version of the app, as the build writes it to {@link ASSET_MANIFEST_URL} (UPD-1). */
export const assetManifest = object({
  build: pipe(string(), nonEmpty()),
  /**
   * The way back from a release gone bad. `pass`: service workers let every request through and keep their stores; `off`:
   * they empty them as well.
   */
  serviceWorker: optional(picklist(['on', 'pass', 'off']), 'on'),
  files: pipe(
    array(assetFile),
    maxLength(2000),
    check((files) => files.some(({ url, group }) => url === SHELL_URL && group === 'critical')),
  ),
});
export type AssetManifest = InferOutput<typeof assetManifest>;

/** What the build writes to {@link STATIC_MANIFEST_URL} (UPD-1). */
export const staticManifest = object({
  build: pipe(string(), nonEmpty()),
  files: pipe(array(assetFile), maxLength(2000)),
});
export type StaticManifest = InferOutput<typeof staticManifest>;

/** A version as it is known by: `id` is a hash over the files of both manifests, in hex. */
export interface AppVersion extends AssetManifest {
  readonly id: string;
}
