import { stageVersion } from '../staging/stage-version';

declare const self: ServiceWorkerGlobalScope;

/**
 * Installs whatever the network allows: a worker without a version passes requests on, and its next check stages one.
 * Only the very first worker starts at once; under a running page a new one waits for its turn.
 */
export async function stageCriticalShell(): Promise<void> {
  await stageVersion();
  if (!self.registration.active) await self.skipWaiting();
}
