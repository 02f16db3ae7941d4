import { array, boolean, type InferOutput, number, object, optional, record, string, union } from 'valibot';

/** Error message, in place of the contents of a database or cache that could not be read. */
const reason = string();

const storedVersion = object({
  build: string(),
  id: string(),
  /** Whether all critical files are stored, so that the version can start offline. */
  isComplete: boolean(),
  critical: number(),
  files: number(),
  storedFiles: number(),
  bytes: number(),
  storedBytes: number(),
});

/**
 * State of the service worker, served at SERVICE_WORKER_STATE_URL. Contains no tokens, no ids of members or devices,
 * and no visited URLs. Times are epoch milliseconds.
 */
export const serviceWorkerState = object({
  versions: union([array(storedVersion), reason]),
  /** Ids of the builds that open pages run. */
  runByPages: array(string()),
  nextCheck: union([number(), reason]),
  images: union([object({ count: number(), bytes: number() }), reason]),
  /** Number and size of the cached public responses; absent in the state of a service worker of an earlier release. */
  responses: optional(union([object({ count: number(), bytes: number() }), reason])),
  outbox: union([
    object({
      waiting: number(),
      drops: object({
        expired: number(),
        overflow: number(),
        refused: number(),
        unreadable: optional(number(), 0),
      }),
      /** The kinds of entry that wait, each with the end of its wait. Absent in the state of an earlier release. */
      backoffs: optional(record(string(), object({ until: number(), failures: number() })), {}),
    }),
    reason,
  ]),
  storage: object({ usage: optional(number()), quota: optional(number()) }),
  faults: array(object({ at: number(), what: string(), build: optional(string()) })),
});
export type ServiceWorkerState = InferOutput<typeof serviceWorkerState>;
