import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  object,
  optional,
  picklist,
  safeParse,
  string,
} from 'valibot';

/** Why a file of a version was not taken into the store. */
export const stagingFault = picklist(['network', 'timeout', 'status', 'type', 'length', 'hash', 'storage']);
export type StagingFault = InferOutput<typeof stagingFault>;

/** A file that could not be taken. */
export const failedFile = object({ url: string(), fault: stagingFault });
export type FailedFile = InferOutput<typeof failedFile>;

/** A version: its build, and the hash over the files of both manifests. */
const versionName = object({ build: string(), id: string() });
export type VersionName = InferOutput<typeof versionName>;

/** What a page tells the service worker: message type to fields. */
export const FROM_PAGE = {
  /**
   * The first screen is done: what the version has beyond its critical files may be fetched now; `isWanted`: also for
   * somebody who saves data.
   */
  'page-idle': object({ isWanted: optional(boolean(), false) }),
  /**
   * Is there a newer version than the build this page runs? Answered with `version-current`; `isHourly`: as asked by each
   * page that stays, so that one look an hour does for all of them (UPD-1).
   */
  'check-version': object({ build: string(), isHourly: optional(boolean(), false) }),
  /** The member wants the version `id`: every page moves to it (UPD-2). */
  'refresh-wanted': object({ id: string() }),
  /** Where the merchant's pictures come from: prefixes of addresses (OFF-3). */
  'image-hosts': object({ hosts: array(string()) }),
  /** Something waits in the outbox; `isFresh`: the network has just come back (OFF-4). */
  'flush-outbox': object({ isFresh: boolean() }),
} as const;

/** What the service worker tells the pages: message type to fields. */
export const FROM_WORKER = {
  /** A version is in charge: the next navigation gets it. */
  'version-committed': versionName,
  /** The version in charge, which is what the server had when it was last asked; told to the page that asked. */
  'version-current': versionName,
  /** A member pressed Refresh in some tab: every page moves to this version, once (UPD-2). */
  refresh: versionName,
  /** Every file of the version in charge is in the store. */
  'version-complete': object({ build: string() }),
  /** A version could not be taken whole; what was in charge stays in charge. */
  'staging-failed': object({ build: string(), files: array(failedFile) }),
  /** The worker's database refuses: the version in charge is forgotten when the worker stops. */
  'storage-failed': object({ reason: string() }),
} as const;

type Shapes = Readonly<Record<string, GenericSchema<Record<string, unknown>, Record<string, unknown>>>>;

/** One message of a direction: its type beside its fields. */
export type MessageOf<S extends Shapes> = {
  [T in keyof S & string]: { readonly type: T } & Readonly<InferOutput<S[T]>>;
}[keyof S & string];

export type PageMessage = MessageOf<typeof FROM_PAGE>;
export type WorkerMessage = MessageOf<typeof FROM_WORKER>;

const anyMessage = object({ type: string() });

/** Reads a message of a direction out of data from the other side; undefined when it is none. */
export function readMessage<S extends Shapes>(shapes: S, data: unknown): MessageOf<S> | undefined {
  const named = safeParse(anyMessage, data);
  const shape = named.success && Object.hasOwn(shapes, named.output.type) ? shapes[named.output.type] : undefined;
  if (!named.success || !shape) return undefined;
  const parsed = safeParse(shape, data);
  // The type names the shape that the fields were just parsed with.
  return parsed.success ? ({ ...parsed.output, type: named.output.type } as MessageOf<S>) : undefined;
}
