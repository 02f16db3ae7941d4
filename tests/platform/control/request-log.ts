/** A recorded `/wps` request. */
export interface RequestLogEntry {
  readonly id: number;
  readonly at: number;
  /** Id of the app's call (OPS-4), or one of this platform for a request without a usable one. */
  readonly requestId: string;
  readonly merchant: string;
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body, truncated to {@link MAX_BODY_LENGTH} characters. */
  readonly body: string;
  /** HTTP status of the response; 0 while pending. */
  status: number;
  /** Response time (ms). */
  took: number;
}

const MAX_ENTRIES = 500;
const MAX_BODY_LENGTH = 64 * 1024;

/** The last {@link MAX_ENTRIES} requests. Tests use them to check that no secret is sent unencrypted. */
export class RequestLog {
  private entries: RequestLogEntry[] = [];
  private readonly observers = new Set<(entry: RequestLogEntry) => void>();
  private nextId = 1;

  record(draft: Omit<RequestLogEntry, 'id' | 'status' | 'took'>): RequestLogEntry {
    const entry: RequestLogEntry = {
      ...draft,
      body: draft.body.slice(0, MAX_BODY_LENGTH),
      id: this.nextId++,
      status: 0,
      took: 0,
    };
    this.entries.push(entry);
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
    for (const observer of this.observers) observer(entry);
    return entry;
  }

  /** Returns the entries, oldest first. */
  all(): readonly RequestLogEntry[] {
    return this.entries;
  }

  /** Calls `observer` for each new entry, also after a reset. Returns a function that ends this. */
  observe(observer: (entry: RequestLogEntry) => void): () => void {
    this.observers.add(observer);
    return () => void this.observers.delete(observer);
  }

  reset(): void {
    this.entries = [];
  }
}
