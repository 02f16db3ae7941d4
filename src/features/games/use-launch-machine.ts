import { useEffect, useReducer } from 'react';
import { systemClock } from '../../base/clock';
import type { Result } from '../../base/result';
import { IDLE, LAUNCH_DELAY, type LaunchFailure, type LaunchState, reduceLaunch, SLOW_AFTER } from './launch-machine';

/** Asks the platform for the address of a game. */
export type AskAddress = (signal: AbortSignal) => Promise<Result<string, LaunchFailure>>;

export interface Launch {
  readonly state: LaunchState;
  readonly retry: () => void;
}

/** Runs a launch as the machine says: one request at a time, its warning, its retries (GAME-2). @param ask always the same */
export function useLaunchMachine(ask: AskAddress): Launch {
  const [state, dispatch] = useReducer(reduceLaunch, IDLE);
  const { attempt } = state;

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      if (attempt === 0) await systemClock.sleep(LAUNCH_DELAY, signal);
      if (signal.aborted) return;
      dispatch({ type: 'asked', attempt });
      const asked = await ask(signal);
      if (signal.aborted) return;
      if (asked.ok) dispatch({ type: 'answered', attempt, address: asked.value });
      else dispatch({ type: 'failed', attempt, failure: asked.error });
    };
    const tellSlow = async () => {
      await systemClock.sleep(SLOW_AFTER, signal);
      if (!signal.aborted) dispatch({ type: 'slow', attempt });
    };
    void run();
    void tellSlow();
    return () => stop.abort();
  }, [ask, attempt]);

  return { state, retry: () => dispatch({ type: 'retried' }) };
}
