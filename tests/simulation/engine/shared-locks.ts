import type { TaskOwner } from './virtual-loop';

interface Lock {
  readonly name: string;
  readonly mode: LockMode;
  readonly owner: TaskOwner;
}
type Work = (lock: { readonly name: string; readonly mode: LockMode } | null) => unknown;

/** Web Locks of an origin: exclusive and shared ones, which end with the page or worker that holds them. */
export class SharedLocks {
  private held: Lock[] = [];
  private readonly waiting = new Set<() => void>();

  /** Returns `navigator.locks` of a page or worker. */
  for(owner: TaskOwner) {
    const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
      const work = rest.at(-1) as Work;
      const { mode = 'exclusive', ifAvailable, signal } = rest.length > 1 ? (rest[0] as LockOptions) : {};
      signal?.throwIfAborted();
      if (ifAvailable && !this.isFree(name, mode)) return work(null);
      while (!this.isFree(name, mode)) await this.untilReleased(signal);
      const lock = { name, mode, owner };
      this.held.push(lock);
      try {
        return await work(lock);
      } finally {
        this.release((each) => each === lock);
      }
    };
    return { request, query: async () => ({ held: this.held.map(({ name, mode }) => ({ name, mode })), pending: [] }) };
  }

  /** Releases what a page or worker holds, because it has ended. */
  end(owner: TaskOwner): void {
    this.release((lock) => lock.owner === owner);
  }

  private isFree(name: string, mode: LockMode): boolean {
    return !this.held.some((lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'));
  }

  private release(isReleased: (lock: Lock) => boolean): void {
    this.held = this.held.filter((lock) => !isReleased(lock));
    for (const wake of [...this.waiting]) wake();
  }

  private untilReleased(signal: AbortSignal | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.waiting.delete(wake);
        signal?.removeEventListener('abort', abort);
      };
      const wake = () => {
        stop();
        resolve();
      };
      const abort = () => {
        stop();
        reject(signal?.reason);
      };
      this.waiting.add(wake);
      signal?.addEventListener('abort', abort);
    });
  }
}
