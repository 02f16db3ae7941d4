import type { QueryClient } from '@tanstack/react-query';
import { playLimits } from '../../../contract/endpoints/account/play-limits';
import { withdrawalInfo } from '../../../contract/endpoints/money/wallet';
import { outdateResponses } from '../../../services/queries/outdate-responses';

/**
 * Fetches again what a change of the limits or of the reality check changes. The wallet is part of it: it has the
 * interval of the reality check, and says whether a review is due, which a changed limit ends (SAFE-2.16).
 */
export const outdateLimits = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> =>
  outdateResponses(client, [playLimits, withdrawalInfo]);
