import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../base/clock';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';

/** Phase of the dialog: input, waiting for the response, success message, close animation, closed (TFA-4). */
export type SecondFactorPhase = 'input' | 'sending' | 'passed' | 'closing' | 'closed';
export type SecondFactorEvent = 'send' | 'refuse' | 'pass' | 'close' | 'end';

const NEXT: Readonly<Record<SecondFactorPhase, Readonly<Partial<Record<SecondFactorEvent, SecondFactorPhase>>>>> = {
  input: { send: 'sending', close: 'closing' },
  sending: { refuse: 'input', pass: 'passed', close: 'closing' },
  passed: { close: 'closing' },
  closing: { end: 'closed' },
  closed: {},
};

/** Returns the phase after an event; unchanged if the event does not apply, so a second submit is ignored (TFA-3). */
export const reduceSecondFactor = (phase: SecondFactorPhase, event: SecondFactorEvent): SecondFactorPhase =>
  NEXT[phase][event] ?? phase;

/** How long the success message is shown (ms) (TFA-4). */
export const SECOND_FACTOR_SUCCESS_MESSAGE_MS = 1500;

interface FlowDependencies<RequestBody, VerificationResponse> {
  readonly verify: (body: RequestBody, signal: AbortSignal) => Promise<Result<VerificationResponse, ApiError>>;
  /** Called once: with the response, or with undefined if the user has cancelled. */
  readonly onSettled: (response: VerificationResponse | undefined) => void;
  /** Called when the dialog has closed. */
  readonly onClosed: () => void;
  /** Duration of the close animation (ms). */
  readonly closeAnimationMs: number;
  readonly clock: Clock;
}

/**
 * One second-factor challenge. Its state is kept outside of the dialog component, because the caller awaits the result
 * of the challenge.
 */
export interface SecondFactorFlow<RequestBody> {
  readonly phase: StoreApi<SecondFactorPhase>;
  /**
   * Sends a verification request, unless one is in flight or the dialog is closing. Resolves with the error; undefined
   * if there is none.
   */
  send(body: RequestBody): Promise<ApiError | undefined>;
  /**
   * Closes the dialog and aborts an in-flight request. If no factor has been accepted yet, this cancels the challenge.
   * Resolves after the close animation.
   */
  close(): Promise<void>;
}

export function createSecondFactorFlow<RequestBody, VerificationResponse>(
  dependencies: FlowDependencies<RequestBody, VerificationResponse>,
): SecondFactorFlow<RequestBody> {
  const phase = createStore<SecondFactorPhase>(() => 'input');
  const abortController = new AbortController();

  function dispatch(event: SecondFactorEvent): boolean {
    const next = reduceSecondFactor(phase.getState(), event);
    if (next === phase.getState()) return false;
    phase.setState(next, true);
    return true;
  }

  async function close(): Promise<void> {
    const isCancelled = phase.getState() !== 'passed';
    if (!dispatch('close')) return;
    abortController.abort();
    if (isCancelled) dependencies.onSettled(undefined);
    await dependencies.clock.sleep(dependencies.closeAnimationMs);
    dispatch('end');
    dependencies.onClosed();
  }

  return {
    phase,
    close,
    async send(body) {
      if (!dispatch('send')) return undefined;
      const response = await dependencies.verify(body, abortController.signal);
      if (!response.ok) return dispatch('refuse') ? response.error : undefined;
      if (!dispatch('pass')) return undefined;
      dependencies.onSettled(response.value);
      void dependencies.clock.sleep(SECOND_FACTOR_SUCCESS_MESSAGE_MS, abortController.signal).then(close);
      return undefined;
    },
  };
}
