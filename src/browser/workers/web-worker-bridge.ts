import { withTimeout } from '../../base/async';
import { type Clock, systemClock } from '../../base/clock';
import { fail, type Result } from '../../base/result';
import { DOMAIN_PROBE_TIMEOUT_MS, DOMAIN_PROBE_UNAVAILABLE, type WebWorkerApi } from '../../base/web-worker-api';
import { importChunk } from '../page/import-chunk';
import { type RunningWebWorker, startWebWorker } from './start-web-worker';

export interface WebWorkerBridgeDependencies {
  /** Starts a worker; may reject. */
  startWorker(): Promise<RunningWebWorker>;
  /** Loads the worker's code into this page. */
  loadOnPage(): Promise<WebWorkerApi>;
  readonly clock: Clock;
}

/** Timeout of a call to the worker (ms). */
const WEB_WORKER_TIMEOUT_MS = 5_000;
/** Maximum number of worker starts: the first start and one restart (ENC-3). */
const MAX_STARTS = 2;

/**
 * The page's interface to the web worker (ENC-3). The worker starts at the first call. If it fails or does not
 * respond, it is restarted once; after another failure, the same code runs in the page instead. The returned promises
 * never reject.
 */
export function createWebWorkerBridge(parts: WebWorkerBridgeDependencies): WebWorkerApi {
  let running: Promise<RunningWebWorker> | undefined;
  let starts = 0;

  function start(): Promise<RunningWebWorker> {
    starts += 1;
    return parts.startWorker();
  }

  function drop(failed: Promise<RunningWebWorker>) {
    // Calls that fail together drop the worker once; meanwhile another may have started.
    if (running !== failed) return;
    running = undefined;
    failed.then(
      (worker) => worker.stop(),
      () => undefined, // It never started: nothing to stop.
    );
  }

  /**
   * Runs a task in the web worker, or in the page if the worker fails.
   * @param unavailableReason error to return if the task fails in the page too; if absent, the error of the task is
   * returned
   */
  async function run<T>(
    task: (api: WebWorkerApi) => Promise<Result<T, string>>,
    timeoutMs = WEB_WORKER_TIMEOUT_MS,
    unavailableReason?: string,
  ): Promise<Result<T, string>> {
    while (running || starts < MAX_STARTS) {
      running ??= start();
      const current = running;
      const response = current.then((worker) => Promise.race([task(worker.api), worker.broken]));
      const outcome = await withTimeout(response, timeoutMs, parts.clock).catch(() => undefined);
      if (outcome?.ok) return outcome.value;
      drop(current);
    }
    const onPage = await parts
      .loadOnPage()
      .then(task)
      .catch(() => fail('Missing Encryption'));
    return onPage.ok || unavailableReason === undefined ? onPage : fail(unavailableReason);
  }

  return {
    encryptBody: (publicKey, bodyText) => run((api) => api.encryptBody(publicKey, bodyText)),
    decryptCustomerServicePath: (path) => run((api) => api.decryptCustomerServicePath(path)),
    findLiveDomain(test) {
      // The content security policy forbids requests to other domains in the page, so the worker may be started once
      // more.
      starts = Math.min(starts, MAX_STARTS - 1);
      return run(
        (api) => api.findLiveDomain(test),
        DOMAIN_PROBE_TIMEOUT_MS + WEB_WORKER_TIMEOUT_MS,
        DOMAIN_PROBE_UNAVAILABLE,
      );
    },
  };
}

/**
 * Opens the bridge to this build's worker.
 * @param workerUrl `worker` of the deployment settings; if empty, the worker's code runs in the page
 */
export function openWebWorkerBridge(workerUrl: string): WebWorkerApi {
  return createWebWorkerBridge({
    startWorker: () => startWebWorker(workerUrl),
    loadOnPage: async () => (await importChunk(() => import('../../../worker/api'))).webWorkerApi,
    clock: systemClock,
  });
}
