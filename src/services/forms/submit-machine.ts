/** Where a submit stands (LOGIN-3, REG-3). */
export type SubmitPhase = 'idle' | 'processing' | 'success' | 'failure';

export interface SubmitState {
  readonly phase: SubmitPhase;
  /** While it is held another submit is ignored: as long as one runs, and a moment after. */
  readonly held: boolean;
}

export type SubmitEvent = 'submit' | 'succeed' | 'fail' | 'release';

export const IDLE: SubmitState = { phase: 'idle', held: false };

/** How long the guard holds after a submit has finished, milliseconds (LOGIN-3). */
export const GUARD_MS = 500;

/** It has its answer, and the guard still holds: a press is ignored for a moment more. */
export const isResting = ({ phase, held }: SubmitState): boolean => held && phase !== 'processing';

/** What an event makes of a submit; one that does not fit changes nothing and gives the very same state. */
export function nextSubmit(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event) {
    case 'submit':
      return state.held ? state : { phase: 'processing', held: true };
    case 'succeed':
    case 'fail':
      return state.phase === 'processing' ? { phase: event === 'succeed' ? 'success' : 'failure', held: true } : state;
    case 'release':
      return state.phase === 'processing' || !state.held ? state : { ...state, held: false };
  }
}
