import type { CollectorRecord, RecordDraft } from './collector-record';

/** Records that wait to be sent, and what this page load has had already. */
export interface CollectorQueue {
  readonly waiting: readonly CollectorRecord[];
  /** Number of records that were taken in. */
  readonly taken: number;
  /** The different errors, by name, beginning of the message, and where they were thrown. */
  readonly errors: ReadonlySet<string>;
}

export const EMPTY_QUEUE: CollectorQueue = { waiting: [], taken: 0, errors: new Set() };

/** Limits for one page load. An error in a loop must fill neither the memory nor the collector. */
const MAX_RECORDS = 300;
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
  const { name, text, frames: [frame] = [] } = draft;
  const isError = text !== undefined;
  const key = JSON.stringify([name, text?.slice(0, 100), frame]);
  if (taken >= MAX_RECORDS || (isError && (errors.has(key) || errors.size >= MAX_ERRORS)))
    return { waiting, taken, errors };
  return {
    waiting: [...waiting, complete(draft)],
    taken: taken + 1,
    errors: isError ? new Set(errors).add(key) : errors,
  };
}
