import { create } from 'zustand';
import type { FinishedCall } from '../../api/api-client-environment';

/** Number of failed calls that are kept; older ones are dropped. */
export const MAX_FAILED_CALLS = 20;

/** The calls of this page that failed last, oldest first, for the diagnostics page (OPS-5). Kept in memory only. */
export const useFailedCalls = create<{ readonly calls: readonly FinishedCall[] }>(() => ({ calls: [] }));

/** Keeps a call if it has failed; one that its caller has aborted has not. */
export function logFinishedCall(call: FinishedCall): void {
  if (call.error && call.error.layer !== 'aborted')
    useFailedCalls.setState(({ calls }) => ({ calls: [...calls, call].slice(-MAX_FAILED_CALLS) }));
}
