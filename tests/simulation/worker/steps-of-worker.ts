import type { StorageSpace } from './storage-space';

/** What a stopped worker waits for never comes. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Counts what a worker asks of its browser (storage, network, windows, notifications): each request and each answer is a
 * step, at which the worker can be stopped. A stopped worker gets no answer any more, and what it asks has no effect.
 */
export class StepsOfWorker {
  count = 0;
  isStopped = false;
  private readonly transactions = new Set<IDBTransaction>();

  /** @param stopAt number of the step at which the worker is stopped, counted from 1; 0: never */
  constructor(private stopAt: number) {}

  /** Stops the worker at the step with this number, counted from now. */
  stopAfter(steps: number): void {
    this.stopAt = this.count + steps;
  }

  stop(): void {
    this.isStopped = true;
    // A browser aborts what a stopped worker has not committed.
    for (const transaction of this.transactions) transaction.abort();
    this.transactions.clear();
  }

  /** Whether the worker still runs after this step. */
  private take(): boolean {
    if (this.isStopped) return false;
    this.count += 1;
    if (this.count === this.stopAt) this.stop();
    return !this.isStopped;
  }

  /** Returns a function that takes a step before and after it runs. */
  guard<Arguments extends readonly unknown[], T>(
    run: (...values: Arguments) => T | Promise<T>,
  ): (...values: Arguments) => Promise<T> {
    return async (...values) => {
      if (!this.take()) return never();
      try {
        const result = await run(...values);
        return this.take() ? result : never();
      } catch (error) {
        if (!this.take()) return never();
        throw error;
      }
    };
  }

  /** Returns the methods of an object, each guarded. */
  guardMethods<T extends object>(target: T, ...names: readonly (keyof T & string)[]): Record<string, unknown> {
    return Object.fromEntries(
      names.map((name) => [
        name,
        this.guard((...values: readonly unknown[]) =>
          Reflect.apply(Reflect.get(target, name) as (...values: readonly unknown[]) => unknown, target, values),
        ),
      ]),
    );
  }

  /** Returns the databases of the device as the worker sees them: each transaction is a step, and so is its end. */
  guardDatabases(indexedDB: IDBFactory, space: StorageSpace): IDBFactory {
    const open = (name: string, version?: number): IDBOpenDBRequest => {
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () => this.guardDatabase(request.result, space));
      return request;
    };
    return { open, deleteDatabase: (name: string) => indexedDB.deleteDatabase(name) } as IDBFactory;
  }

  private guardDatabase(database: IDBDatabase, space: StorageSpace): void {
    // Nothing reaches a stopped worker, also not that its transactions are aborted.
    const hold = (event: Event) => {
      if (this.isStopped) event.stopImmediatePropagation();
    };
    for (const name of ['success', 'error', 'abort', 'complete']) database.addEventListener(name, hold, true);
    const begin = database.transaction.bind(database);
    database.transaction = (...values) => {
      if (!this.take()) throw new DOMException('The worker is stopped', 'InvalidStateError');
      const transaction = begin(...values);
      this.transactions.add(transaction);
      transaction.addEventListener('complete', () => {
        this.transactions.delete(transaction);
        this.take();
      });
      transaction.addEventListener('abort', () => this.transactions.delete(transaction));
      limitWrites(transaction, space);
      return transaction;
    };
  }
}

/** Makes a transaction abort after a write for which there is no space: Chromium finds that out when it commits. */
function limitWrites(transaction: IDBTransaction, space: StorageSpace): void {
  const getStore = transaction.objectStore.bind(transaction);
  transaction.objectStore = (name) => {
    const store = getStore(name);
    for (const method of ['add', 'put'] as const) {
      const write = store[method].bind(store);
      store[method] = (...values) => {
        const request = write(...values);
        if (!space.take()) request.addEventListener('success', () => transaction.abort());
        return request;
      };
    }
    return store;
  };
}
