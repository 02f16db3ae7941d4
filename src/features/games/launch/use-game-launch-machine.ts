import { useEffect, useReducer } from 'react';
import { systemClock } from '../../../base/clock';
import { IDLE_LAUNCH_STATE, type LaunchState, reduceLaunch } from './launch-machine';
import { type FetchGameUrl, runLaunchAttempt } from './run-launch-attempt';

/** State of a launch, and a function that retries it. */
export interface GameLaunch {
  readonly state: LaunchState;
  readonly retry: () => void;
}

/**
 * Runs the launch state machine: one request at a time, a warning if the launch is slow, and retries (GAME-2).
 * @param fetchUrl must be the same function in every render
 */
export function useGameLaunchMachine(fetchUrl: FetchGameUrl): GameLaunch {
  const [state, dispatch] = useReducer(reduceLaunch, IDLE_LAUNCH_STATE);
  const { attempt } = state;
  useEffect(() => runLaunchAttempt({ attempt, fetchUrl, dispatch, clock: systemClock }), [fetchUrl, attempt]);
  return { state, retry: () => dispatch({ type: 'retried' }) };
}
