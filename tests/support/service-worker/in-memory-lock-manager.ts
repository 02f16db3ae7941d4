interface HeldLock {
  readonly name: string;
}
type Work = (lock: HeldLock | null) => unknown;

/** In-memory Web Locks for Node 20: exclusive locks with `ifAvailable`, `signal` and `query`. */
export function createInMemoryLockManager() {
  const held = new Set<HeldLock>();
  const released = new EventTarget();
  const isHeld = (name: string) => [...held].some((lock) => lock.name === name);

  const untilReleased = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      released.addEventListener('release', () => resolve(), { once: true });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });

  async function request(name: string, options: LockOptions, work: Work): Promise<unknown> {
    const { ifAvailable = false, signal } = options;
    signal?.throwIfAborted();
    if (ifAvailable && isHeld(name)) return work(null);
    while (isHeld(name)) await untilReleased(signal);
    const lock = { name };
    held.add(lock);
    try {
      return await work(lock);
    } finally {
      held.delete(lock);
      released.dispatchEvent(new Event('release'));
    }
  }

  /** Acquires a lock as another page or worker would. Returns a function that releases it. */
  function hold(name: string): () => void {
    let release = () => {};
    void request(name, {}, () => new Promise<void>((resolve) => (release = resolve)));
    return () => release();
  }

  return { request, hold, query: async () => ({ held: [...held], pending: [] }) };
}
