/** Background Sync, which the library of this realm does not describe and not every browser has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}
