import type { CollectorRecord, RecordDraft, RecordKind } from './collector-record';

/** Records that wait to be sent, and what this page load has had already. */
export interface CollectorQueue {
  readonly waiting: readonly CollectorRecord[];
  /** Number of records that were taken in, by kind. */
  readonly taken: Readonly<Partial<Record<RecordKind, number>>>;
  /** The different errors, by name, beginning of the message, and where they were thrown. */
  readonly errors: ReadonlySet<string>;
}

export const EMPTY_QUEUE: CollectorQueue = { waiting: [], taken: {}, errors: new Set() };

/**
 * Limits for one page load. An error in a loop must fill neither the memory nor the collector. Each kind has its own
 * limit, so that a page that polls for hours takes from no error its room.
 */
const MAX_RECORDS_OF_KIND = 300;
const MAX_ERRORS = 20;

/**
 * Adds a record, which `complete` makes from the draft. An error that repeats, and what is above a limit, is left out
 * before anything is computed.
 */
export function addToQueue(
  { waiting, taken, errors }: CollectorQueue,
  draft: RecordDraft,
  complete: (draft: RecordDraft) => CollectorRecord,
): CollectorQueue {
  const { kind, name, text, frames: [frame] = [] } = draft;
  const { [kind]: takenOfKind = 0 } = taken;
  const isError = text !== undefined;
  const key = JSON.stringify([name, text?.slice(0, 100), frame]);
  if (takenOfKind >= MAX_RECORDS_OF_KIND || (isError && (errors.has(key) || errors.size >= MAX_ERRORS)))
    return { waiting, taken, errors };
  return {
    waiting: [...waiting, complete(draft)],
    taken: { ...taken, [kind]: takenOfKind + 1 },
    errors: isError ? new Set(errors).add(key) : errors,
  };
}
