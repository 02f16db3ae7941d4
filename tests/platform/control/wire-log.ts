/** One `/wps` exchange, as it was on the wire. */
export interface WireEntry {
  readonly id: number;
  readonly at: number;
  readonly merchant: string;
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body, cut at {@link BODY_LIMIT} characters. */
  readonly body: string;
  /** HTTP status of the answer; 0 while there is none. */
  status: number;
  /** Milliseconds to the answer. */
  took: number;
}

const CAPACITY = 500;
const BODY_LIMIT = 64 * 1024;

/** The last {@link CAPACITY} exchanges: what shows that nothing secret travels in the clear. */
export class WireLog {
  private entries: WireEntry[] = [];
  private nextId = 1;

  record(draft: Omit<WireEntry, 'id' | 'status' | 'took'>): WireEntry {
    const entry: WireEntry = { ...draft, body: draft.body.slice(0, BODY_LIMIT), id: this.nextId++, status: 0, took: 0 };
    this.entries.push(entry);
    if (this.entries.length > CAPACITY) this.entries.shift();
    return entry;
  }

  /** Oldest first. */
  all(): readonly WireEntry[] {
    return this.entries;
  }

  reset(): void {
    this.entries = [];
  }
}
