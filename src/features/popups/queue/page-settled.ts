import { create } from 'zustand';
import { runWhenIdle } from '../../../browser/page/first-paint';
import { queryClient } from '../../../services/queries/query-client';

/** Time without a query in flight after which the page counts as settled (ms). */
const QUIET_MS = 1_000;
/** Time after which the page counts as settled although it keeps sending requests (ms). */
const MAX_WAIT_MS = 10_000;
const POLL_MS = 250;

/**
 * Store of the time at which the page settled (`performance.now()`); undefined until then. The page settles when the
 * browser is idle after QUIET_MS without a query in flight, or after MAX_WAIT_MS even if there are still queries in
 * flight.
 */
export const usePageSettledStore = create<{ readonly settledAt: number | undefined }>(() => ({ settledAt: undefined }));

let isWatching = false;

/**
 * Sets `settledAt` of usePageSettledStore once the page has settled. Only the first call per page load has an effect.
 */
export function recordPageSettledTime(): void {
  if (isWatching) return;
  isWatching = true;
  const startedAt = performance.now();
  let busyAt = startedAt;
  const timer = setInterval(() => {
    const now = performance.now();
    if (queryClient.isFetching() > 0) busyAt = now;
    if (now - busyAt < QUIET_MS && now - startedAt < MAX_WAIT_MS) return;
    clearInterval(timer);
    runWhenIdle(() => usePageSettledStore.setState({ settledAt: performance.now() }));
  }, POLL_MS);
}
