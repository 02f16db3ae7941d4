type Listener = (event: Event) => void;
interface ListenerOptions {
  readonly once?: boolean;
  readonly signal?: PageAbortSignal;
}

/** An AbortSignal as far as the app uses it. That of Node keeps the pages of all schedules in memory. */
class PageAbortSignal {
  aborted = false;
  reason: unknown;
  private readonly listeners = new Map<Listener, ListenerOptions>();

  addEventListener(_: 'abort', listener: Listener, options: ListenerOptions = {}): void {
    if (options.signal?.aborted) return;
    this.listeners.set(listener, options);
    options.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_: 'abort', listener: Listener): void {
    this.listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const event = new Event('abort');
    for (const listener of [...this.listeners.keys()]) listener.call(this, event);
    this.listeners.clear();
  }
}

/** The AbortController of the pages. */
export class PageAbortController {
  readonly signal = new PageAbortSignal();

  abort(reason: unknown = new DOMException('This operation was aborted', 'AbortError')): void {
    this.signal.abort(reason);
  }
}
