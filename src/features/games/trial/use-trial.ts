import { useState } from 'react';
import { trialLaunch } from '../../../contract/endpoints/games/game';
import { call } from '../../../services/platform/api-client';
import type { FetchGameUrl } from '../launch/run-launch-attempt';
import { safeGameUrl } from '../launch/run-launch-attempt';
import { trackOnce } from '../launch/track-once';
import { type Launch, useLaunchMachine } from '../launch/use-launch-machine';

function createTrialUrlFetcher(search: URLSearchParams): FetchGameUrl {
  const query = { gameId: search.get('gameId') ?? '', nodeId: search.get('code') ?? '', platform: 'html5' } as const;
  const trackStart = trackOnce('startTrial');
  return async (signal) => {
    const url = safeGameUrl(await call(trialLaunch, { query, signal, quiet: true }));
    if (url.ok) await trackStart();
    return url;
  };
}

/**
 * Requests the trial given in the query string of the page. Returns the state of the launch and its retry function
 * (GAME-3).
 */
export function useTrial(search: URLSearchParams): Launch {
  const [fetchUrl] = useState(() => createTrialUrlFetcher(search));
  return useLaunchMachine(fetchUrl);
}
