import { withTimeout } from '../base/async';
import { systemClock } from '../base/clock';
import { isHomeWithoutFilter } from '../contract/bootstrap/home-without-filter';
import { lanesQuery } from '../features/games/data/lanes-query';
import { bannersQuery } from '../features/home/banners/banners-query';
import { announcementsQuery } from '../services/promotions/announcements-query';
import { queryClient } from '../services/queries/query-client';
import { getCurrentQueryScope } from '../services/queries/query-scope';

/** Maximum time for which the first render waits for the responses that the bootstrap script has requested (ms). */
const FIRST_RENDER_WAIT_MS = 300;

/**
 * Waits for the responses that the bootstrap script has requested for home, so that the first render shows games and
 * banners without a layout shift. Resolves after {@link FIRST_RENDER_WAIT_MS} at the latest.
 */
export async function prefetchHomeQueries(): Promise<void> {
  if (!isHomeWithoutFilter(location) || !window.earlyRequests?.length) return;
  const scope = getCurrentQueryScope();
  const responses = [
    queryClient.prefetchQuery(lanesQuery(scope)),
    queryClient.prefetchQuery(bannersQuery(scope)),
    queryClient.prefetchQuery(announcementsQuery(scope)),
  ];
  await withTimeout(Promise.all(responses), FIRST_RENDER_WAIT_MS, systemClock);
}
