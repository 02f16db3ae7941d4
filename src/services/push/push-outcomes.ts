import { create } from 'zustand';

/**
 * Result of a check of the push registration. `registered`: it works. `off`: push is not turned on, not set up or not
 * permitted. `later`: the registration could not be completed and must be retried.
 */
export type PushRegistrationResult = 'registered' | 'off' | 'later';

interface PushOutcome {
  readonly result: PushRegistrationResult;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Number of outcomes that are kept. */
const MAX_OUTCOMES = 10;

/** How the last checks of the push registration in this page ended, oldest first. */
export const usePushOutcomes = create<{ readonly outcomes: readonly PushOutcome[] }>(() => ({ outcomes: [] }));

export const logPushOutcome = (result: PushRegistrationResult, at: number): void =>
  usePushOutcomes.setState(({ outcomes }) => ({ outcomes: [...outcomes, { result, at }].slice(-MAX_OUTCOMES) }));
