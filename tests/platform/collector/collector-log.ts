import { type CollectedRecord, readBatch } from './read-batch';

/** A batch as a page has sent it. */
export interface CollectedBatch {
  readonly type: string;
  readonly body: string;
}

const MAX_RECORDS = 1000;

/** What pages have sent to the collector of this platform, in the order of its arrival. */
export class CollectorLog {
  private records: readonly CollectedRecord[] = [];
  private readonly observers = new Set<(batch: CollectedBatch) => void>();

  /** Takes in a batch. Throws if it has no valid form. */
  receive(batch: CollectedBatch): void {
    for (const observer of this.observers) observer(batch);
    this.records = [...this.records, ...readBatch(batch.body, batch.type)].slice(-MAX_RECORDS);
  }

  all(): readonly CollectedRecord[] {
    return this.records;
  }

  /** Returns the records of a request, by its id or by the code that a member has read out, such as `7f3a-91c2`. */
  find(code: string): readonly CollectedRecord[] {
    const id = code.toLowerCase().replace(/[^\da-f]/g, '');
    return id === '' ? this.records : this.records.filter(({ requestId }) => requestId.startsWith(id));
  }

  /** Calls `observer` for each batch, also after a reset. Returns a function that ends this. */
  observe(observer: (batch: CollectedBatch) => void): () => void {
    this.observers.add(observer);
    return () => void this.observers.delete(observer);
  }

  reset(): void {
    this.records = [];
  }
}
