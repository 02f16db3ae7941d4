import { array, boolean, type InferOutput, number, object, optional, picklist, record, string, unknown } from 'valibot';

/**
 * How the service worker of a site is switched: `on` for a normal release; `pass` and `off` by the asset manifest;
 * `script` by a kill script in its place.
 */
export const workerSwitch = picklist(['on', 'pass', 'off', 'script']);
export type WorkerSwitch = InferOutput<typeof workerSwitch>;

/** What is known of a site in a folder of releases. */
export const releaseRecord = object({
  /** Name of its folder: its number in the order in which sites were served, and its build. */
  name: string(),
  kind: picklist(['release', 'rollback', 'kill']),
  build: string(),
  /** Release time in its asset manifest (epoch seconds). */
  released: number(),
  serviceWorker: workerSwitch,
  /** Files of the build with a hash in their names: SHA-256 by URL. Files of other releases are beside them. */
  assets: record(string(), string()),
  /** Hashes of the inline scripts and styles that its documents contain. */
  scripts: array(string()),
  styles: array(string()),
  /** Settings that it is configured with. */
  settings: record(string(), unknown()),
  /** The operator's files beside the settings: content in base64 by `MERCHANT/PATH`. */
  siteFiles: optional(record(string(), string()), {}),
  /** Whether it is for the local platform. */
  isLocal: optional(boolean(), false),
});
export type ReleaseRecord = InferOutput<typeof releaseRecord>;
