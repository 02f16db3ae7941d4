/** The phase of a submit (LOGIN-3, REG-3). */
export type SubmitPhase = 'idle' | 'processing' | 'success' | 'failure';

export interface SubmitState {
  readonly phase: SubmitPhase;
  /** Whether another submit is ignored: while one is running and during the cooldown. */
  readonly isLocked: boolean;
}

export type SubmitMachineEvent = 'submit' | 'succeed' | 'fail' | 'release';

export const IDLE_SUBMIT_STATE: SubmitState = { phase: 'idle', isLocked: false };

/** Cooldown after a submit during which further submits are ignored (ms, LOGIN-3). */
export const SUBMIT_COOLDOWN_MS = 500;

/** Whether the submit has finished but is still in its cooldown. */
export const isCoolingDown = ({ phase, isLocked }: SubmitState): boolean => isLocked && phase !== 'processing';

/** Returns the next state of a submit; the same object if the event does not apply. */
export function reduceSubmit(state: SubmitState, event: SubmitMachineEvent): SubmitState {
  switch (event) {
    case 'submit':
      return state.isLocked ? state : { phase: 'processing', isLocked: true };
    case 'succeed':
    case 'fail':
      return state.phase === 'processing'
        ? { phase: event === 'succeed' ? 'success' : 'failure', isLocked: true }
        : state;
    case 'release':
      return state.phase === 'processing' || !state.isLocked ? state : { ...state, isLocked: false };
  }
}
