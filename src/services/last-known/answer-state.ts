import type { ApiError } from '../../contract/api-error';
import type { LastKnown } from './last-known';

/** Where the asking for a public answer stands. */
export interface AnswerState<T> {
  /** What there is to show, be it fresh or last known. */
  readonly known: LastKnown<T> | undefined;
  /** Why what is shown is not fresh, or why there is nothing. */
  readonly error: ApiError | undefined;
  readonly asking: boolean;
}

/** What a screen makes of it. `kept`: shown, and marked as last known. */
export type AnswerView = 'waiting' | 'fresh' | 'kept' | 'missing';

/** What shows: whatever is known at once, its mark only when it could not be refreshed (OFF-2). */
export function decideView({ known, error }: Pick<AnswerState<unknown>, 'known' | 'error'>): AnswerView {
  if (known) return error ? 'kept' : 'fresh';
  return error ? 'missing' : 'waiting';
}
