import { withTimeout } from '../base/async';
import { type Clock, systemClock } from '../base/clock';
import { LINE_TEST_LIMIT, NOT_TESTED, type WorkerAnswer, type WorkerApi } from '../contract/worker-api';
import { type RunningWorker, startWorker } from './start-worker';

export interface WorkerBridgeParts {
  /** Starts a worker; it may fail. */
  startWorker(): Promise<RunningWorker>;
  /** The worker's code on this page. */
  loadOnPage(): Promise<WorkerApi>;
  readonly clock: Clock;
}

/** A call to the worker that takes longer than this is lost, in milliseconds. */
export const WORKER_TIMEOUT = 5_000;
/** The first start and one restart (ENC-3). */
const STARTS = 2;

/**
 * The web worker as the page sees it (ENC-3): started at the first call, restarted once when it fails, breaks or is
 * silent, and replaced by the same code on the page after that. The caller sees one promise, which never rejects.
 */
export function createWorkerBridge(parts: WorkerBridgeParts): WorkerApi {
  let running: Promise<RunningWorker> | undefined;
  let starts = 0;

  function start(): Promise<RunningWorker> {
    starts += 1;
    return parts.startWorker();
  }

  function drop(lost: Promise<RunningWorker>) {
    // Calls that were lost together drop the worker together; by then another may run.
    if (running !== lost) return;
    running = undefined;
    lost.then(
      (worker) => worker.stop(),
      () => undefined, // It never started: nothing to stop.
    );
  }

  /** @param unableOnPage why it means nothing that the page cannot do what a worker can */
  async function ask<T>(
    question: (api: WorkerApi) => Promise<WorkerAnswer<T>>,
    limit = WORKER_TIMEOUT,
    unableOnPage?: string,
  ): Promise<WorkerAnswer<T>> {
    while (running || starts < STARTS) {
      running ??= start();
      const used = running;
      const answer = used.then((worker) => Promise.race([question(worker.api), worker.broken]));
      const arrived = await withTimeout(answer, limit, parts.clock).catch(() => undefined);
      if (arrived?.ok) return arrived.value;
      drop(used);
    }
    const onPage = await parts
      .loadOnPage()
      .then(question)
      .catch(() => ({ ok: false, reason: 'Missing Encryption' }) as const);
    return onPage.ok || unableOnPage === undefined ? onPage : { ok: false, reason: unableOnPage };
  }

  return {
    seal: (publicKey, bodyText) => ask((api) => api.seal(publicKey, bodyText)),
    openServicePath: (path) => ask((api) => api.openServicePath(path)),
    findLine(test) {
      // The page's own policy keeps it from asking other domains, so that a worker is worth another start.
      starts = Math.min(starts, STARTS - 1);
      return ask((api) => api.findLine(test), LINE_TEST_LIMIT + WORKER_TIMEOUT, NOT_TESTED);
    },
  };
}

/** The bridge to this build's worker. @param workerUrl the deployment's `worker`; empty: its code runs on the page */
export function openWorkerBridge(workerUrl: string): WorkerApi {
  return createWorkerBridge({
    startWorker: () => startWorker(workerUrl),
    loadOnPage: async () => (await import('../../worker/answers')).answers,
    clock: systemClock,
  });
}
