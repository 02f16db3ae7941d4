import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';

/** An answer that was had earlier. */
export interface EarlierAnswer<T> {
  readonly value: T;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Where a page stands with an answer it asked for. */
export type AnswerState<T> =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      readonly value: T;
      /** Set when the value was had earlier: when, and why it could not be had anew; no reason while it is waited for. */
      readonly lastKnown?: { readonly at: number; readonly error?: ApiError };
    }
  | { readonly phase: 'failed'; readonly error: ApiError };

/**
 * What a page shows of an answer: where nobody answers, what was had earlier, marked as such (OFF-2). What the platform
 * refuses is refused.
 */
export function decideAnswer<T>(answer: Result<T, ApiError>, earlier: EarlierAnswer<T> | undefined): AnswerState<T> {
  if (answer.ok) return { phase: 'ready', value: answer.value };
  const { error } = answer;
  if (!earlier || !isSilence(error)) return { phase: 'failed', error };
  return { phase: 'ready', value: earlier.value, lastKnown: { at: earlier.at, error } };
}

/** What a page shows once the network has taken its three seconds: what was had earlier, marked as such (OFF-3). */
export function decideLate<T>(waiting: AnswerState<T>, earlier: EarlierAnswer<T> | undefined): AnswerState<T> {
  return earlier ? { phase: 'ready', value: earlier.value, lastKnown: { at: earlier.at } } : waiting;
}

const isSilence = (error: ApiError): boolean =>
  error.layer === 'http' ? error.status >= 500 : ['offline', 'timeout', 'script'].includes(error.layer);
