import { bundleModules, type LoadModules, type SourceChange } from '../engine/bundle-modules';
import { WORKER_GLOBALS, type WorkerModules } from './simulated-worker';

export interface WorkerLoaders {
  readonly worker: LoadModules<WorkerModules>;
  readonly databases: LoadModules<Readonly<Record<string, unknown>>>;
}

/** Loads the modules of service workers and databases. @param changes planted faults */
export async function loadWorkerModules(changes: readonly SourceChange[] = []): Promise<WorkerLoaders> {
  const [worker, databases] = await Promise.all([
    bundleModules<WorkerModules>('worker/worker-modules.ts', WORKER_GLOBALS, changes),
    bundleModules<Readonly<Record<string, unknown>>>('page/database-modules.ts', ['globalThis']),
  ]);
  return { worker, databases };
}
