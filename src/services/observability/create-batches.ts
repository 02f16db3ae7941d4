import type { Clock } from '../../base/clock';
import { addToQueue, EMPTY_QUEUE } from './collector-queue';
import type { CollectorRecord, RecordDraft, RecordKind } from './collector-record';

/** How long a record waits for others (ms). */
const BATCH_DELAY_MS = 10_000;
/**
 * Kinds that support asks for while the member is still at the telephone. A deviation that costs an answer is a failure
 * too; the others come with every poll, and would be a batch each.
 */
const URGENT_KINDS: ReadonlySet<RecordKind> = new Set(['error', 'failure']);
/** How long one of these waits for others (ms): what fails together is one batch. */
const URGENT_BATCH_DELAY_MS = 1_000;
/** A browser takes 64 KB at once, and a record has less than 6 KB. */
const MAX_BATCH = 10;

interface BatchesOptions {
  readonly clock: Clock;
  readonly complete: (draft: RecordDraft) => CollectorRecord;
  readonly send: (batch: readonly CollectorRecord[]) => void;
}

export interface Batches {
  readonly add: (draft: RecordDraft) => void;
  /** Sends at once what waits. */
  readonly flush: () => void;
}

/** Collects records to batches, each of which is sent when its first urgent record, or its first record, is due. */
export function createBatches({ clock, complete, send }: BatchesOptions): Batches {
  let queue = EMPTY_QUEUE;
  let timer = new AbortController();
  let dueAt = Number.POSITIVE_INFINITY;

  function flush(): void {
    timer.abort();
    dueAt = Number.POSITIVE_INFINITY;
    const { waiting } = queue;
    queue = { ...queue, waiting: [] };
    if (waiting.length > 0) send(waiting);
  }

  async function flushAt(time: number): Promise<void> {
    timer.abort();
    timer = new AbortController();
    dueAt = time;
    const { signal } = timer;
    await clock.sleep(time - clock.now(), signal);
    if (!signal.aborted) flush();
  }

  return {
    flush,
    add(draft) {
      const before = queue.waiting.length;
      queue = addToQueue(queue, draft, complete);
      if (queue.waiting.length === before) return;
      if (queue.waiting.length >= MAX_BATCH) return flush();
      const time = clock.now() + (URGENT_KINDS.has(draft.kind) ? URGENT_BATCH_DELAY_MS : BATCH_DELAY_MS);
      if (time < dueAt) void flushAt(time);
    },
  };
}
