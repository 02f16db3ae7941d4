import { useState } from 'react';
import { launchTrialGame } from '../../../contract/endpoints/games/game';
import type { GameLane } from '../../../contract/endpoints/games/game-lanes';
import { recordOpenedGame } from '../../../services/games/record-opened-game';
import { call } from '../../../services/platform/api-client';
import { createOneTimeTracker } from '../launch/create-one-time-tracker';
import { readGameParameter } from '../launch/read-game-parameter';
import type { FetchGameUrl } from '../launch/run-launch-attempt';
import { toSafeGameUrl } from '../launch/run-launch-attempt';
import { type GameLaunch, useGameLaunchMachine } from '../launch/use-game-launch-machine';

function createTrialUrlFetcher(search: URLSearchParams, lanes: readonly GameLane[]): FetchGameUrl {
  const gameId = readGameParameter(search, 'gameId', lanes);
  const query = { gameId, nodeId: readGameParameter(search, 'code', lanes), platform: 'html5' } as const;
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
 * @param lanes the known games
 */
export function useTrialLaunch(search: URLSearchParams, lanes: readonly GameLane[]): GameLaunch {
  const [fetchUrl] = useState(() => createTrialUrlFetcher(search, lanes));
  return useGameLaunchMachine(fetchUrl);
}
