import { RUNNING_BUILD_LOCK_PREFIX } from '../../contract/storage-keys';
import { holdSharedLock } from '../storage/shared-lock';

/**
 * Holds a Web Lock named after the build that this page runs, so that the service worker retains the files of the
 * build (UPD-2).
 */
export function holdRunningBuildLock(build: string): void {
  holdSharedLock(RUNNING_BUILD_LOCK_PREFIX + build);
}
