import type { DisplayText } from '../../../services/i18n/display-text';

/** How long before the end of the session the member is warned (ms). WCAG 2.2.1 demands at least 20 seconds. */
const WARNING_MS = 120_000;

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

/** The state of the warning (SESS-7). */
export type SessionEndState =
  /** The end is far away, or the platform does not say when it is. */
  | { readonly phase: 'quiet' }
  /** The end is near by what is known: the platform is asked, which may know better. */
  | { readonly phase: 'asking' }
  /** `failure`: why the session could not be extended. */
  | { readonly phase: 'warning'; readonly failure?: DisplayText | undefined }
  | { readonly phase: 'extending' }
  /** The end has passed, as far as is known; the next request of the page tells. */
  | { readonly phase: 'over' };

/** `leftMs`: how long the session still lasts; undefined if the platform does not say. */
export type SessionEndEvent =
  | { readonly type: 'time'; readonly leftMs: number | undefined; readonly isVisible: boolean }
  | { readonly type: 'answered'; readonly leftMs: number | undefined }
  | { readonly type: 'unanswered'; readonly leftMs: number | undefined }
  /** The member has come back to the tab, or the session has been extended, in this tab or another one. */
  | { readonly type: 'outdated' }
  | { readonly type: 'stay' }
  | { readonly type: 'refused'; readonly failure: DisplayText | undefined };

export const QUIET: SessionEndState = { phase: 'quiet' };
const ASKING: SessionEndState = { phase: 'asking' };
const EXTENDING: SessionEndState = { phase: 'extending' };

/** Returns the state for the time that is left, without asking. */
function judge(leftMs: number | undefined): SessionEndState {
  if (leftMs === undefined || leftMs > WARNING_MS) return QUIET;
  return { phase: leftMs > 0 ? 'warning' : 'over' };
}

/**
 * Returns the next state of the warning; the same object if the event changes nothing. The platform alone ends a
 * session: the app asks it before it warns, and again when the time is over.
 */
export function reduceSessionEnd(state: SessionEndState, event: SessionEndEvent): SessionEndState {
  switch (event.type) {
    case 'time':
      return advance(state, event.leftMs, event.isVisible);
    case 'answered': {
      const next = judge(event.leftMs);
      const isKept = next.phase === state.phase || (state.phase === 'extending' && next.phase === 'warning');
      return isKept ? state : next;
    }
    case 'unanswered':
      return state.phase === 'asking' ? judge(event.leftMs) : state;
    case 'outdated':
      return state.phase === 'quiet' ? state : ASKING;
    case 'stay':
      return state.phase === 'warning' ? EXTENDING : state;
    case 'refused':
      return state.phase === 'extending' ? { phase: 'warning', failure: event.failure } : state;
  }
}

function advance(state: SessionEndState, leftMs: number | undefined, isVisible: boolean): SessionEndState {
  const { phase } = judge(leftMs);
  // A hidden tab waits until somebody looks at it, so that it neither polls nor holds what has been extended since.
  if (state.phase === 'quiet') return phase !== 'quiet' && isVisible ? ASKING : state;
  return state.phase === 'warning' && phase === 'over' ? ASKING : state;
}
