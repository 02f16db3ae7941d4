import { type InferOutput, number, object, optional, string } from 'valibot';

/**
 * Data of the build: a JSON data block (`<script type="application/json" id="build">`) in the shell of index.html, the
 * same on every host.
 */
export const buildInfo = object({
  /** Id of the build, the same as in its asset manifest and static manifest. */
  build: optional(string(), ''),
  /** Release time (epoch seconds), the same as in the asset manifest; absent if the build does not know the time. */
  released: optional(number()),
  /** Hash of the style sheet in index.html; a home snapshot is valid for one style sheet only. */
  style: optional(string(), ''),
  /**
   * URL of the web worker's script, such as `/m/assets/worker-ABCD1234.js`. If empty, the worker's code runs in the
   * page.
   */
  worker: optional(string(), ''),
});
export type BuildInfo = InferOutput<typeof buildInfo>;
