import { array, boolean, type InferOutput, number, object, optional, string, union } from 'valibot';

/** In the place of what a store holds: why it could not be read. */
const reason = string();

const storedVersion = object({
  build: string(),
  id: string(),
  /** The critical files are all stored: the version can start offline. */
  isWhole: boolean(),
  critical: number(),
  files: number(),
  storedFiles: number(),
  bytes: number(),
  storedBytes: number(),
});

/**
 * What the service worker has and what went wrong, as it answers at WORKER_STATE_URL: no token, no id of a member or a
 * device, no address a visitor asked for. Times are epoch milliseconds.
 */
export const workerState = object({
  versions: union([array(storedVersion), reason]),
  /** Builds that open pages run. */
  runByPages: array(string()),
  nextCheck: union([number(), reason]),
  images: union([object({ count: number(), bytes: number() }), reason]),
  outbox: union([
    object({
      waiting: number(),
      drops: object({ expired: number(), overflow: number(), refused: number() }),
      pausedUntil: number(),
    }),
    reason,
  ]),
  storage: object({ usage: optional(number()), quota: optional(number()) }),
  faults: array(object({ at: number(), what: string(), build: optional(string()) })),
});
export type WorkerState = InferOutput<typeof workerState>;
