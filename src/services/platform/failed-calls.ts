import { create } from 'zustand';
import type { FinishedCall } from '../../api/api-client-environment';

/** Number of failed calls that are kept; older ones are dropped. */
export const MAX_FAILED_CALLS = 20;

interface FinishedCalls {
  /** The calls of this page that failed last, oldest first, for the diagnostics page (OPS-5). */
  readonly calls: readonly FinishedCall[];
  /** The call that finished last, whether it has failed or not (OPS-4). */
  readonly last?: FinishedCall;
}

/** Finished calls, kept in memory only. */
export const useFailedCalls = create<FinishedCalls>(() => ({ calls: [] }));

/** Keeps a call; as a failed one if it has failed, which one that its caller has aborted has not. */
export const logFinishedCall = (last: FinishedCall): void =>
  useFailedCalls.setState(({ calls }) => ({
    last,
    calls: last.error && last.error.layer !== 'aborted' ? [...calls, last].slice(-MAX_FAILED_CALLS) : calls,
  }));
