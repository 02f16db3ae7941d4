/** Background Sync API: missing from TypeScript's WebWorker library, and not supported by every browser. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  pushsubscriptionchange: ExtendableEvent;
}
interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Network Information API: missing from TypeScript's WebWorker library, and not supported by every browser. */
interface WorkerNavigator {
  /** Badging API: not supported by every browser. */
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}
