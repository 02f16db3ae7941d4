import { safeParse } from 'valibot';
import { WORKER_STATE_URL } from '../contract/asset-manifest';
import { type WorkerState, workerState } from '../contract/worker-state';

/** What the service worker tells of itself; undefined where none answers. */
export async function readWorkerState(): Promise<WorkerState | undefined> {
  try {
    const answer = await fetch(WORKER_STATE_URL);
    const parsed = safeParse(workerState, answer.ok ? await answer.json() : undefined);
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Without a worker the question goes to the server, which knows no answer, or to nobody.
    return undefined;
  }
}
