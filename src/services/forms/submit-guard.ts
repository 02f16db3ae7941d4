import { type Clock, systemClock } from '../../base/clock';
import {
  IDLE_SUBMIT_STATE,
  reduceSubmit,
  SUBMIT_COOLDOWN_MS,
  type SubmitMachineEvent,
  type SubmitState,
} from './submit-machine';

/**
 * Runs `work` unless an earlier submit is still running or in its cooldown. `work` resolves with whether the submit
 * succeeded.
 */
export type RunGuardedSubmit = (work: () => Promise<boolean>) => Promise<void>;

/**
 * Creates a guard against double submits (LOGIN-3). The guard is always released, even if the work throws.
 * @param onChange called with every new state
 */
export function createSubmitGuard(
  onChange: (state: SubmitState) => void,
  clock: Clock = systemClock,
): RunGuardedSubmit {
  let state = IDLE_SUBMIT_STATE;

  function dispatch(event: SubmitMachineEvent): boolean {
    const next = reduceSubmit(state, event);
    if (next === state) return false;
    state = next;
    onChange(state);
    return true;
  }

  return async (work) => {
    if (!dispatch('submit')) return;
    let hasSucceeded = false;
    try {
      hasSucceeded = await work();
    } finally {
      dispatch(hasSucceeded ? 'succeed' : 'fail');
      await clock.sleep(SUBMIT_COOLDOWN_MS);
      dispatch('release');
    }
  };
}
