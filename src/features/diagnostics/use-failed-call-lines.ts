import { useEffect, useState } from 'react';
import type { FinishedCall } from '../../api/api-client-environment';
import { useFailedCalls } from '../../services/platform/failed-calls';

/** What is known of a failed call without the code that describes it. */
const nameCall = ({ at, endpoint, requestId }: FinishedCall) => ({ at, what: `${endpoint}, id ${requestId}` });

/**
 * Returns the calls that have failed in this tab, also before it was loaded again, one line for each (OPS-5). They are
 * described once the code that has stored them is here too.
 */
export function useFailedCallLines(): readonly { readonly at: number; readonly what: string }[] {
  const calls = useFailedCalls((log) => log.calls);
  const [list, setList] = useState(() => (all: readonly FinishedCall[]) => all.map(nameCall));
  useEffect(() => {
    let isUnmounted = false;
    import('../../services/observability/failed-call-records').then(
      ({ listFailedCalls }) => isUnmounted || setList(() => listFailedCalls),
      // Without it, the lines have the endpoint and the request id.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return list(calls);
}
