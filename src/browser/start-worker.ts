import type { WorkerApi } from '../contract/worker-api';
import { trustedScriptUrl } from './trusted-types';

/** A worker that runs. */
export interface RunningWorker {
  readonly api: WorkerApi;
  /** Rejects when the worker breaks; never resolves. */
  readonly broken: Promise<never>;
  stop(): void;
}

/** Starts the web worker and speaks comlink with it, which is loaded at the same time. Rejects when it cannot. */
export async function startWorker(workerUrl: string): Promise<RunningWorker> {
  const worker = new Worker(trustedScriptUrl(workerUrl, workerUrl), { type: 'module', name: 'fairground' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('worker sent what cannot be read')));
  });
  // Whoever asks takes part in a race with it; between calls nobody listens, and the next call finds out.
  broken.catch(() => undefined);
  try {
    const { wrap } = await import('comlink');
    return { api: wrap<WorkerApi>(worker), broken, stop: () => worker.terminate() };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
