import { useFailedCalls } from '../../services/platform/failed-calls';

/** Stores the calls that have failed, and each that fails later, so that support finds them after a reload (OPS-5). */
export function watchFailedCalls(): void {
  let { calls } = useFailedCalls.getInitialState();
  const storeNew = async () => {
    const before = calls;
    calls = useFailedCalls.getState().calls;
    if (calls === before || calls.length === 0) return;
    // Without the chunk, the diagnostics page has the calls of this page load alone, until another call fails.
    const chunk = await import('../../services/observability/failed-call-records').catch(() => undefined);
    chunk?.storeNewFailedCalls();
  };
  void storeNew();
  useFailedCalls.subscribe(() => void storeNew());
}
