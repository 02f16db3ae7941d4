import { useEffect } from 'react';
import { loadWhenIdle } from '../../../browser/page/import-chunk';

/** Saves a snapshot of home for the next start, once home has settled. */
export function useSaveHomeSnapshot(): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isMounted = true;
    loadWhenIdle(() => import('./schedule-home-snapshot')).then(
      ({ scheduleHomeSnapshot }) => {
        if (isMounted) stop = scheduleHomeSnapshot();
      },
      () => undefined, // The chunk does not load: the next start has the skeleton.
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
}
