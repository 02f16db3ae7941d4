import { runWithTimeoutSignal } from '../../base/run-with-timeout-signal';
import { ASSET_PATH_PREFIX } from '../../contract/service-worker/service-worker-urls';

/** How long the files may take to arrive again before the page is reloaded without them (ms). */
const REFETCH_TIMEOUT_MS = 5_000;

/**
 * Reloads the page after its files have been fetched again past the caches of the browser (UPD-2). A file of a build
 * never changes, so that a plain reload would use one that has arrived damaged as long as it is cached.
 */
export async function reloadPastCache(): Promise<void> {
  const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const refetch = (signal: AbortSignal) =>
    Promise.allSettled(
      [...files]
        .filter((file) => file.startsWith(location.origin + ASSET_PATH_PREFIX))
        .map(async (file) => (await fetch(file, { cache: 'reload', signal })).arrayBuffer()),
    );
  await runWithTimeoutSignal(REFETCH_TIMEOUT_MS, refetch);
  location.reload();
}
