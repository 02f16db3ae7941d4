import type { DisplayText } from '../../../services/i18n/display-text';

/** How long before the end of the session the member is warned (ms). WCAG 2.2.1 demands at least 20 seconds. */
const WARNING_MS = 120_000;
/** How long the platform may take to answer before its last word counts (ms): a warning later is worth less. */
const ANSWER_MS = 10_000;

/** What the platform has said about the end of the session. */
export interface ToldSessionEnd {
  readonly leftMs: number;
  /** When the answer arrived (epoch ms). */
  readonly heardAt: number;
  /** When it was asked for, by the clock that never jumps (ms). */
  readonly askedTicks: number;
}

/**
 * Returns how long the session still lasts (ms; negative after its end). The clock that has moved further counts: ticks
 * may stand still while a device sleeps, and the device's clock can be set back. A clock that was set forward warns
 * too early at most, as the platform is asked before.
 */
export const computeSessionLeftMs = (
  { leftMs, heardAt, askedTicks }: ToldSessionEnd,
  now: number,
  ticks: number,
): number => leftMs - Math.max(0, now - heardAt, ticks - askedTicks);

/** The state of the warning (SESS-7). `isAsking`: the platform is asked how long the session lasts. */
export type SessionEndState = { readonly isAsking?: boolean | undefined } & (
  | /** The end is far away, or the platform does not say when it is. */
  { readonly phase: 'quiet' }
  /** The end is near by what is known: the platform is asked, which may know better. `leftMs`: since when. */
  | { readonly phase: 'asking'; readonly leftMs: number }
  /**
   * The dialog is open. `failure`: why the session could not be extended or, after its end, why the platform does not
   * answer.
   */
  | { readonly phase: 'warning'; readonly failure?: DisplayText | undefined }
  /** The dialog is open, and the extension on its way. */
  | { readonly phase: 'extending' }
  /** The session is extended, and the platform is asked until when: what it said before counts no longer. */
  | { readonly phase: 'extended' }
  /** The end has passed, as far as is known; the next request of the page tells. */
  | { readonly phase: 'over' }
);

/** `leftMs`: how long the session still lasts by what is known; undefined if the platform does not say. */
export type SessionEndEvent = { readonly leftMs: number | undefined } & SessionEndCause;

export type SessionEndCause =
  | { readonly type: 'time'; readonly isVisible: boolean }
  | { readonly type: 'answered' }
  | { readonly type: 'unanswered'; readonly failure: DisplayText | undefined }
  /** The platform may know better: somebody has come back to the tab, or another member has extended a session. */
  | { readonly type: 'outdated' }
  /** The member has pressed “Stay logged in”, in this tab or another one. */
  | { readonly type: 'stay' }
  | { readonly type: 'extended' }
  | { readonly type: 'refused'; readonly failure: DisplayText | undefined };

export const QUIET: SessionEndState = { phase: 'quiet' };

/** Returns the state for the time that is left, without asking. */
function judge(leftMs: number | undefined): SessionEndState {
  if (leftMs === undefined || leftMs > WARNING_MS) return QUIET;
  return { phase: leftMs > 0 ? 'warning' : 'over' };
}

const askAgain = (state: SessionEndState): SessionEndState => (state.isAsking ? state : { ...state, isAsking: true });

/**
 * Returns the next state of the warning; the same object if the event changes nothing. The platform alone ends a
 * session: the app asks it before it warns, and again when the time is over.
 */
export function reduceSessionEnd(state: SessionEndState, event: SessionEndEvent): SessionEndState {
  const { phase } = state;
  const next = judge(event.leftMs);
  switch (event.type) {
    case 'time':
      if (event.leftMs === undefined || next.phase === 'quiet') return state;
      // A hidden tab waits until somebody looks at it, so that it neither polls nor holds what has been extended since.
      if (phase === 'quiet' && event.isVisible) return { phase: 'asking', isAsking: true, leftMs: event.leftMs };
      if (phase === 'asking' && state.leftMs - event.leftMs >= ANSWER_MS) return next;
      return phase === 'warning' && next.phase === 'over' ? askAgain(state) : state;
    case 'answered':
      if (phase === 'extending' && next.phase !== 'quiet') return state;
      if (next.phase !== phase) return next;
      return state.isAsking ? { ...state, isAsking: undefined } : state;
    case 'unanswered':
      if (phase === 'asking') return next;
      if (phase !== 'warning') return state;
      // The dialog stays open after the end, as the session may still be there: nobody knows without an answer.
      return next.phase === 'over' ? { ...state, failure: event.failure } : { ...state, isAsking: undefined };
    case 'outdated':
      if (phase === 'warning') return askAgain(state);
      return phase === 'asking' || phase === 'over' ? QUIET : state;
    case 'stay':
      if (phase === 'extending' || phase === 'extended') return state;
      // A tab that is not seen has no warning, and may have a session of its own.
      return phase === 'warning' || next.phase === 'warning' ? { phase: 'extending' } : state;
    case 'extended':
      return phase === 'extending' ? { phase: 'extended', isAsking: true } : state;
    case 'refused':
      return phase === 'extending' ? { phase: 'warning', failure: event.failure } : state;
  }
}
