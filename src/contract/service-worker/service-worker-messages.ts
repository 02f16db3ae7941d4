import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
} from 'valibot';

/** Why a file of a version could not be precached. */
export const precacheFailureReason = picklist(['network', 'timeout', 'status', 'type', 'length', 'hash', 'storage']);
export type PrecacheFailureReason = InferOutput<typeof precacheFailureReason>;

/** A file that could not be precached. */
export const failedPrecacheFile = object({ url: string(), fault: precacheFailureReason });
export type FailedPrecacheFile = InferOutput<typeof failedPrecacheFile>;

/**
 * A version of the app. `build`: its build id; `id`: hash over the files of the asset manifest and the static manifest;
 * `released`: release time (epoch seconds); `isPartial`: the hash covers the asset manifest only.
 */
const versionInfo = object({
  build: string(),
  id: string(),
  released: optional(number()),
  isPartial: optional(boolean()),
});
export type VersionInfo = InferOutput<typeof versionInfo>;

/** Messages from the page to the service worker: the fields of each message type. */
export const MESSAGES_TO_SERVICE_WORKER = {
  /**
   * The first screen is complete, so the lazy files of the version may be precached. `isWanted`: the user has
   * requested all files, so they are precached even if data saving is enabled. `isInterested`: the visitor is likely to
   * need the other pages; until then no file is fetched. Versions before this field asked for all files. `inUse`: URLs
   * of the files that this page has loaded; these are always precached.
   */
  'page-idle': object({
    isWanted: optional(boolean(), false),
    isInterested: optional(boolean(), true),
    inUse: optional(array(string()), []),
  }),
  /**
   * Requests a check for a version newer than the build of this page (`build`). The response is the message
   * `version-current`. `isHourly`: the check is the periodic one, which runs once per hour across all open pages
   * (UPD-1). `inUse`: URLs of the files that this page has loaded; a new version precaches its own copies of them
   * before it becomes active (UPD-2).
   */
  'check-version': object({
    build: string(),
    isHourly: optional(boolean(), false),
    inUse: optional(array(string()), []),
  }),
  /** The user pressed Refresh to get the version `id`: every page reloads to run that version (UPD-2). */
  'refresh-requested': object({ id: string() }),
  /** URL prefixes of the merchant's images (OFF-3). */
  'image-hosts': object({ hosts: array(string()) }),
  /**
   * URLs of public responses that this page loaded before a service worker controlled it, with the merchant and
   * language of the page. The worker fetches and caches the responses that its cache does not contain (OFF-2).
   */
  'public-responses': object({ urls: array(string()), merchant: string(), language: string() }),
  /** The outbox has entries to send (OFF-4). `isReconnect`: the network has just come back. */
  'flush-outbox': object({ isReconnect: boolean() }),
  /** The page deletes everything that the browser keeps: nothing may be stored again (SAFE-6). */
  'forget-device': object({}),
  /**
   * Sent by the active service worker, not by a page, to the waiting service worker: every page has moved to the new
   * version (UPD-2).
   */
  'take-over': object({}),
} as const;

/** Messages from the service worker to the pages: the fields of each message type. */
export const MESSAGES_FROM_SERVICE_WORKER = {
  /** A version became active; the next navigation loads this version. */
  'version-committed': versionInfo,
  /**
   * The active version, as the response to `check-version`. Not sent if that version may be older than the build of
   * the page.
   */
  'version-current': versionInfo,
  /** The user pressed Refresh in one of the tabs: each page reloads once to run this version (UPD-2). */
  refresh: versionInfo,
  /** Every file of the active version is stored. */
  'version-complete': object({ build: string() }),
  /** A version could not be precached completely; the active version does not change. */
  'precache-failed': object({ build: string(), files: array(failedPrecacheFile) }),
  /**
   * A notification was clicked (PUSH-3): the page that receives this message opens the path, and acknowledges the
   * message through the `MessagePort` that was sent with it.
   */
  'open-path': object({ path: string() }),
  /**
   * A push message arrived, or the browser has replaced or ended the push subscription: pages check whether this device
   * is still registered for push (PUSH-3).
   */
  'push-event': object({}),
  /**
   * The service worker could not update its database, so the active version is lost when the worker stops. `reason`:
   * error message.
   */
  'storage-failed': object({ reason: string() }),
} as const;

type Shapes = Readonly<Record<string, GenericSchema<Record<string, unknown>, Record<string, unknown>>>>;

/** Any of the messages that `S` defines, with its type and fields. */
export type MessageOf<S extends Shapes> = {
  [T in keyof S & string]: { readonly type: T } & Readonly<InferOutput<S[T]>>;
}[keyof S & string];

export type MessageToServiceWorker = MessageOf<typeof MESSAGES_TO_SERVICE_WORKER>;
export type MessageFromServiceWorker = MessageOf<typeof MESSAGES_FROM_SERVICE_WORKER>;

const anyMessage = object({ type: string() });

/** Parses a message as one of the message types in `shapes`. Returns undefined if it is invalid. */
export function parseServiceWorkerMessage<S extends Shapes>(shapes: S, data: unknown): MessageOf<S> | undefined {
  const named = safeParse(anyMessage, data);
  const shape = named.success && Object.hasOwn(shapes, named.output.type) ? shapes[named.output.type] : undefined;
  if (!named.success || !shape) return undefined;
  const parsed = safeParse(shape, data);
  // `type` selects the shape that the fields have just been parsed with.
  return parsed.success ? ({ ...parsed.output, type: named.output.type } as MessageOf<S>) : undefined;
}
