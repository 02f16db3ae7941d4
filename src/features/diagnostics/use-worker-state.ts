import { useEffect, useState } from 'react';
import { subscribeServiceWorker } from '../../browser/sw-bridge';
import { readWorkerState } from '../../browser/worker-state';
import type { WorkerState } from '../../contract/worker-state';

/** What the worker tells, read anew whenever it says that something has changed. `none`: no worker answers. */
export function useWorkerState(): WorkerState | 'asking' | 'none' {
  const [state, setState] = useState<WorkerState | 'asking' | 'none'>('asking');
  useEffect(() => {
    let gone = false;
    const read = () => void readWorkerState().then((told) => gone || setState(told ?? 'none'));
    read();
    const stop = subscribeServiceWorker(read);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return state;
}
