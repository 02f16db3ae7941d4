import type { ApiError } from '../../../contract/api-error';
import type { UnsafeUrlError } from '../../../contract/app-error';

/** Delay before the launch request (ms), so that an accidental tap can be cancelled (GAME-1). */
export const LAUNCH_DELAY_MS = 150;
/** Time after which the words on screen change once, to say that the app is still connecting (ms) (GAME-2). */
export const DELAYED_LAUNCH_THRESHOLD_MS = 3_000;
/** Time after which a launch counts as slow and a warning is shown (ms) (GAME-2). */
export const SLOW_LAUNCH_THRESHOLD_MS = 10_000;

/** Why a game could not be opened. `unsafe-url`: the platform returned a URL that must not be opened. */
export type LaunchFailure = ApiError | UnsafeUrlError;

/**
 * State of a launch. `attempt` counts from 0 and identifies the attempt that an event belongs to. `isDelayed`: whether
 * the attempt has taken DELAYED_LAUNCH_THRESHOLD_MS; the words on screen then stay those of a delay until there is a
 * warning or an error.
 */
export type LaunchState = { readonly attempt: number; readonly isDelayed: boolean } & (
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  /** Loading takes longer than SLOW_LAUNCH_THRESHOLD_MS: a warning and a retry button are shown. */
  | { readonly phase: 'warned' }
  /** The game URL is known; the browser navigates to it. */
  | { readonly phase: 'redirecting'; readonly url: string; readonly slow: boolean }
  | { readonly phase: 'failed'; readonly failure: LaunchFailure }
);

export type LaunchEvent =
  | { readonly type: 'requested'; readonly attempt: number }
  | { readonly type: 'delayed'; readonly attempt: number }
  | { readonly type: 'slow'; readonly attempt: number }
  | { readonly type: 'resolved'; readonly attempt: number; readonly url: string }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: LaunchFailure }
  /** The user has pressed retry. */
  | { readonly type: 'retried' };

export const IDLE_LAUNCH_STATE: LaunchState = { phase: 'idle', attempt: 0, isDelayed: false };

/** Whether the request of the current attempt is in flight. */
export const isLaunchRequestInFlight = ({ phase }: LaunchState): boolean => phase === 'loading' || phase === 'warned';

/** Whether the user can retry the launch; a retry button is then shown. */
export const canRetryLaunch = (state: LaunchState): boolean =>
  state.phase === 'warned' || state.phase === 'failed' || (state.phase === 'redirecting' && state.slow);

/** Returns the state of a launch after an event (GAME-2). Ignores duplicate events and events of earlier attempts. */
export function reduceLaunch(state: LaunchState, event: LaunchEvent): LaunchState {
  const { attempt, isDelayed } = state;
  if (event.type === 'retried')
    return canRetryLaunch(state) ? { phase: 'loading', attempt: attempt + 1, isDelayed: false } : state;
  if (event.attempt !== attempt) return state;
  switch (event.type) {
    case 'requested':
      return state.phase === 'idle' ? { phase: 'loading', attempt, isDelayed } : state;
    case 'delayed':
      return isDelayed ? state : { ...state, isDelayed: true };
    case 'slow':
      if (state.phase === 'loading') return { phase: 'warned', attempt, isDelayed };
      return state.phase === 'redirecting' ? { ...state, slow: true } : state;
    case 'resolved':
      return isLaunchRequestInFlight(state)
        ? { phase: 'redirecting', attempt, isDelayed, url: event.url, slow: false }
        : state;
    case 'failed':
      return isLaunchRequestInFlight(state) ? { phase: 'failed', attempt, isDelayed, failure: event.failure } : state;
  }
}
