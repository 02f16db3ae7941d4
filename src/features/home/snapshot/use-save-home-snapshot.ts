import { useEffect } from 'react';
import { importChunkWhenIdle } from '../../../browser/page/import-chunk';

/**
 * While home is mounted, saves a snapshot of home as soon as its requests have finished and its images have loaded.
 * The snapshot is for the next start.
 */
export function useSaveHomeSnapshot(): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isMounted = true;
    importChunkWhenIdle(() => import('./schedule-home-snapshot')).then(
      ({ scheduleHomeSnapshot }) => {
        if (isMounted) stop = scheduleHomeSnapshot();
      },
      () => undefined, // If the chunk does not load, the next start shows the skeleton.
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
}
