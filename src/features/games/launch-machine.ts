import type { ApiError } from '../../contract/api-error';

/** Wait before the platform is asked, milliseconds: a tap that was a mistake can still be taken back (GAME-1). */
export const LAUNCH_DELAY = 150;
/** After this long, milliseconds, a launch is slow (GAME-2). */
export const SLOW_AFTER = 10_000;

/** Why a game does not open. `address`: the platform named a place that may not be gone to. */
export type LaunchFailure = ApiError | { readonly layer: 'address' };

/** A launch; `attempt` counts from 0 and tells the answer of one try from another's. */
export type LaunchState = { readonly attempt: number } & (
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  /** Still loading, for so long that the member is told and may try anew. */
  | { readonly phase: 'warned' }
  /** The game has an address; the browser is on its way there. */
  | { readonly phase: 'redirecting'; readonly address: string; readonly slow: boolean }
  | { readonly phase: 'failed'; readonly failure: LaunchFailure }
);

export type LaunchEvent =
  | { readonly type: 'asked'; readonly attempt: number }
  | { readonly type: 'slow'; readonly attempt: number }
  | { readonly type: 'answered'; readonly attempt: number; readonly address: string }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: LaunchFailure }
  /** The member tries again. */
  | { readonly type: 'retried' };

export const IDLE: LaunchState = { phase: 'idle', attempt: 0 };

/** Whether a request of this attempt is on its way; the one who runs the machine keeps exactly that one running. */
export const isAsking = ({ phase }: LaunchState): boolean => phase === 'loading' || phase === 'warned';

/** Whether the member is offered another try. */
export const canRetry = (state: LaunchState): boolean =>
  state.phase === 'warned' || state.phase === 'failed' || (state.phase === 'redirecting' && state.slow);

/** The launch as a machine (GAME-2): what belongs to an earlier try, or comes twice, changes nothing. */
export function reduceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  const { attempt } = state;
  if (event.type === 'retried') return canRetry(state) ? { phase: 'loading', attempt: attempt + 1 } : state;
  if (event.attempt !== attempt) return state;
  switch (event.type) {
    case 'asked':
      return state.phase === 'idle' ? { phase: 'loading', attempt } : state;
    case 'slow':
      if (state.phase === 'loading') return { phase: 'warned', attempt };
      return state.phase === 'redirecting' ? { ...state, slow: true } : state;
    case 'answered':
      return isAsking(state) ? { phase: 'redirecting', attempt, address: event.address, slow: false } : state;
    case 'failed':
      return isAsking(state) ? { phase: 'failed', attempt, failure: event.failure } : state;
  }
}
