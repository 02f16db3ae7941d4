import { array, check, fallback, type InferOutput, number, object, optional, picklist, pipe, string } from 'valibot';
import { OUTBOX_REQUEST_PATHS } from '../../contract/paths';
import { parseIfValid } from '../parse-if-valid';

/** Kind of request that the outbox may send, one per endpoint: no payments, and nothing that needs a session. */
export type OutboxEntryKind = keyof typeof OUTBOX_REQUEST_PATHS;

export const OUTBOX_ENTRY_KINDS = Object.keys(OUTBOX_REQUEST_PATHS) as OutboxEntryKind[];

const finiteNumber = pipe(number(), check<number>(Number.isFinite));

const outboxPause = object({ until: finiteNumber, failures: finiteNumber });
/**
 * Backoff after failures, of a kind of entry or of one entry: nothing is sent before `until` (epoch ms); `failures` is
 * the number of consecutive failures.
 */
export type OutboxBackoff = Readonly<InferOutput<typeof outboxPause>>;

const NO_BACKOFF: OutboxBackoff = { until: 0, failures: 0 };

const outboxEntry = object({
  /**
   * Idempotency key, which makes retries safe, and request id (OPS-4): a UUIDv7, for feedback a random id, for a push
   * receipt `message:device:event`.
   */
  key: string(),
  kind: picklist(OUTBOX_ENTRY_KINDS),
  /** Body of the request, JSON. */
  body: string(),
  merchant: string(),
  language: string(),
  /** When the entry was added (epoch ms). */
  writtenAt: finiteNumber,
  /**
   * Backoff of this entry alone, set after a refusal that may be temporary. Until the time `until`, the sender skips
   * this entry and sends the following entries.
   */
  postponed: optional(fallback(outboxPause, NO_BACKOFF)),
});

/** A request to deliver to the platform exactly once (OFF-4). It has no token: the sender is anonymous. */
export type OutboxEntry = Readonly<InferOutput<typeof outboxEntry>>;

/** Parses a stored entry; undefined if it is invalid or of a kind that only another version of the app knows. */
export const parseOutboxEntry = (record: unknown): OutboxEntry | undefined => parseIfValid(outboxEntry, record);

/** Maximum age of an entry (ms); older ones are dropped. */
export const MAX_OUTBOX_ENTRY_AGE_MS = 7 * 24 * 3_600_000;
/** Maximum number of entries; beyond it the oldest is dropped. */
export const MAX_OUTBOX_ENTRIES = 500;

/** How long an entry that is refused for an unknown reason is retried (ms). */
export const UNCLEAR_REFUSAL_RETRY_PERIOD_MS = 24 * 3_600_000;

const count = optional(fallback(finiteNumber, 0), 0);
const drops = object({ expired: count, overflow: count, refused: count, unreadable: count });

/** Number of dropped entries, by reason. */
export type OutboxDropCounts = Readonly<InferOutput<typeof drops>>;
export type OutboxDropReason = keyof OutboxDropCounts;

const NO_DROPS: OutboxDropCounts = { expired: 0, overflow: 0, refused: 0, unreadable: 0 };

/** Parses stored drop counts; an invalid count starts from zero. */
export const parseOutboxDropCounts = (record: unknown): OutboxDropCounts => parseIfValid(drops, record) ?? NO_DROPS;

/** Parses a stored backoff. An invalid record counts as no backoff. */
export const parseBackoff = (record: unknown): OutboxBackoff => parseIfValid(outboxPause, record) ?? NO_BACKOFF;

/**
 * Number of entries whose idempotency keys are kept after their removal, of those delivered and of those dropped, so
 * that a page can tell the outcome of its entry.
 */
export const MAX_REMOVED_KEYS = 20;

const removedKeys = array(string());

/** Parses the stored keys of removed entries; an invalid record counts as none. */
export const parseRemovedKeys = (record: unknown): readonly string[] => parseIfValid(removedKeys, record) ?? [];
