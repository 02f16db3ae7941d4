declare const self: ServiceWorkerGlobalScope;

/** Pages that run without a worker get this one; by now no page runs under an older one. */
export async function takeOver(): Promise<void> {
  // The shell never waits for the network, so a preloaded navigation would only be thrown away.
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}
