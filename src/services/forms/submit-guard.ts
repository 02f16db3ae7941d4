import { type Clock, systemClock } from '../../base/clock';
import { GUARD_MS, IDLE, nextSubmit, type SubmitEvent, type SubmitState } from './submit-machine';

/** Runs a submit unless one runs or has just run; `work` answers whether it succeeded. */
export type Submit = (work: () => Promise<boolean>) => Promise<void>;

/**
 * A guard against submitting twice (LOGIN-3). It is released whatever becomes of the work, also when that throws.
 * @param onChange hears every new state
 */
export function createSubmitGuard(onChange: (state: SubmitState) => void, clock: Clock = systemClock): Submit {
  let state = IDLE;

  function move(event: SubmitEvent): boolean {
    const next = nextSubmit(state, event);
    if (next === state) return false;
    state = next;
    onChange(state);
    return true;
  }

  return async (work) => {
    if (!move('submit')) return;
    let succeeded = false;
    try {
      succeeded = await work();
    } finally {
      move(succeeded ? 'succeed' : 'fail');
      await clock.sleep(GUARD_MS);
      move('release');
    }
  };
}
