import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock';
import { fail } from '../../../base/result';
import { replaceLocation } from '../../../browser/page/windows';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { launchGame } from '../../../contract/endpoints/games/game';
import type { GameLane } from '../../../contract/endpoints/games/game-lanes';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { recordOpenedGame } from '../../../services/games/record-opened-game';
import { useI18n } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { call } from '../../../services/platform/api-client';
import { getPlayStatus } from '../../../services/play-protection/play-status';
import { isPlayStopped } from '../../../services/play-protection/play-status-rules';
import { waitForMember } from '../../../services/session/wait-for-member';
import { createOneTimeTracker } from './create-one-time-tracker';
import type { LaunchFailure } from './launch-machine';
import { buildLaunchRequest, isLobbyCode } from './launch-request';
import { readGameParameter } from './read-game-parameter';
import type { FetchGameUrl } from './run-launch-attempt';
import { toSafeGameUrl } from './run-launch-attempt';
import { type GameLaunch, useGameLaunchMachine } from './use-game-launch-machine';

/** How long a launch waits for the member's VIP label, which may still be loading (ms). */
const MEMBER_TIMEOUT_MS = 1000;

const BREAK_FAILURE: LaunchFailure = {
  layer: 'business',
  endpoint: launchGame.name,
  code: CASHIER_ERROR_CODES.breakActive,
  message: '',
  value: null,
};

function createGameUrlFetcher(search: string, lanes: readonly GameLane[]): FetchGameUrl {
  const params = new URLSearchParams(search);
  const code = readGameParameter(params, 'code', lanes);
  const trackLaunch = createOneTimeTracker('gameLaunch');
  return async (signal) => {
    // The platform has the last word; nothing is asked of it during a break that is known here (SAFE-4).
    if (isPlayStopped(getPlayStatus())) return fail(BREAK_FAILURE);
    const member = await waitForMember(MEMBER_TIMEOUT_MS, systemClock);
    const { status } = useMerchant.getState();
    const query = buildLaunchRequest(params, {
      hosts: getTrustedHosts(),
      language: useI18n.getState().language.code,
      title: status?.info.whitelabelVal.name ?? '',
      labelName: member?.clubLabel.labelName ?? '',
      lanes,
    });
    const url = toSafeGameUrl(await call(launchGame, { query, signal, quiet: true }));
    if (url.ok) {
      recordOpenedGame(isLobbyCode(code) ? undefined : code);
      await trackLaunch();
    }
    return url;
  };
}

/**
 * Launches the game given in the query string and navigates to it (GAME-1).
 * @param search query string of the launch page
 * @param lanes the known games
 */
export function useGameLaunch(search: string, lanes: readonly GameLane[]): GameLaunch {
  const [fetchUrl] = useState(() => createGameUrlFetcher(search, lanes));
  const launch = useGameLaunchMachine(fetchUrl);
  const { state } = launch;
  const url = state.phase === 'redirecting' ? state.url : undefined;
  useEffect(() => {
    if (url !== undefined) replaceLocation(url);
  }, [url]);
  return launch;
}
