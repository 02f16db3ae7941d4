import { wrap } from 'comlink';
import type { WebWorkerApi } from '../../base/web-worker-api';
import { toTrustedScriptUrl } from '../security/trusted-types';

/** A running web worker. */
export interface RunningWebWorker {
  readonly api: WebWorkerApi;
  /** Rejects when the web worker fails; otherwise stays pending. */
  readonly broken: Promise<never>;
  stop(): void;
}

/**
 * Starts the web worker. Rejects if the worker cannot be created. If it fails later, `broken` of the returned object
 * rejects.
 */
export async function startWebWorker(workerUrl: string): Promise<RunningWebWorker> {
  const worker = new Worker(toTrustedScriptUrl(workerUrl, workerUrl), { type: 'module', name: 'fairground' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'worker failed')));
    worker.addEventListener('messageerror', () =>
      reject(new Error('worker sent a message that cannot be deserialized')),
    );
  });
  // Callers race against it; between calls there is no handler, and the next call notices the failure.
  broken.catch(() => undefined);
  return { api: wrap<WebWorkerApi>(worker), broken, stop: () => worker.terminate() };
}
