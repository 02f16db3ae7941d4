import type { WorkerMessage } from '../src/contract/sw-protocol';

declare const self: ServiceWorkerGlobalScope;

/** Tells every page of this origin, also those that this worker does not control yet. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
