import { useState } from 'react';
import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import { launchTrialGame } from '../../../contract/endpoints/games/game';
import { recordOpenedGame } from '../../../services/games/record-opened-game';
import { call } from '../../../services/platform/api-client';
import { createOneTimeTracker } from '../launch/create-one-time-tracker';
import { readGameCode } from '../launch/launch-request';
import type { FetchGameUrl } from '../launch/run-launch-attempt';
import { toSafeGameUrl } from '../launch/run-launch-attempt';
import { type GameLaunch, useGameLaunchMachine } from '../launch/use-game-launch-machine';

function createTrialUrlFetcher(search: URLSearchParams): FetchGameUrl {
  const gameId = cleanLinkValue(search.get('gameId') ?? '');
  const query = { gameId, nodeId: readGameCode(search), platform: 'html5' } as const;
  const trackStart = createOneTimeTracker('startTrial');
  return async (signal) => {
    const url = toSafeGameUrl(await call(launchTrialGame, { query, signal, quiet: true }));
    if (url.ok) {
      recordOpenedGame();
      await trackStart();
    }
    return url;
  };
}

/**
 * Requests the trial given in the query string of the page. Returns the state of the launch and its retry function
 * (GAME-3).
 */
export function useTrialLaunch(search: URLSearchParams): GameLaunch {
  const [fetchUrl] = useState(() => createTrialUrlFetcher(search));
  return useGameLaunchMachine(fetchUrl);
}
