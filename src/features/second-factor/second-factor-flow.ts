import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../base/clock';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { type ModalEvent, type ModalPhase, nextModal } from './modal-machine';

/** How long the success is told, milliseconds (TFA-4). */
export const PASSED_MS = 1500;

interface FlowParts<Body, Answer> {
  readonly verify: (body: Body, signal: AbortSignal) => Promise<Result<Answer, ApiError>>;
  /** Hears once how it ended: with an answer, or without one when the visitor left. */
  readonly onSettled: (answer: Answer | undefined) => void;
  /** The dialog has closed. */
  readonly onGone: () => void;
  /** How long the closing is drawn, milliseconds. */
  readonly closingMs: number;
  readonly clock: Clock;
}

/** The course of one second step. It is no part of the dialog's component: who asked for the step waits for it. */
export interface SecondFactorFlow<Body> {
  readonly phase: StoreApi<ModalPhase>;
  /** Sends a proof, unless one is under way. Answers what went wrong with it. */
  send(body: Body): Promise<ApiError | undefined>;
  /** The visitor leaves; what is under way is taken back. */
  close(): Promise<void>;
}

export function createSecondFactorFlow<Body, Answer>(parts: FlowParts<Body, Answer>): SecondFactorFlow<Body> {
  const phase = createStore<ModalPhase>(() => 'asking');
  const leaving = new AbortController();

  function move(event: ModalEvent): boolean {
    const next = nextModal(phase.getState(), event);
    if (next === phase.getState()) return false;
    phase.setState(next, true);
    return true;
  }

  async function close(): Promise<void> {
    const unproved = phase.getState() !== 'passed';
    if (!move('close')) return;
    leaving.abort();
    if (unproved) parts.onSettled(undefined);
    await parts.clock.sleep(parts.closingMs);
    move('end');
    parts.onGone();
  }

  return {
    phase,
    close,
    async send(body) {
      if (!move('send')) return undefined;
      const answer = await parts.verify(body, leaving.signal);
      if (!answer.ok) return move('refuse') ? answer.error : undefined;
      if (!move('pass')) return undefined;
      parts.onSettled(answer.value);
      void parts.clock.sleep(PASSED_MS, leaving.signal).then(close);
      return undefined;
    },
  };
}
