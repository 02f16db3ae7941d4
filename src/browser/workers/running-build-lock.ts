import { RUNNING_BUILD_LOCK_PREFIX } from '../../contract/storage-keys';

/**
 * Holds a Web Lock named after the build that this page runs, so that the service worker retains the files of the
 * build (UPD-2). Releases the lock on `pagehide`, because a page that holds a lock cannot enter the back/forward
 * cache.
 */
export function holdRunningBuildLock(build: string): void {
  if (!('locks' in navigator)) return;
  let release = holdLock(build);
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release = holdLock(build);
  });
}

function holdLock(build: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Refused in a document that is unloading.
  navigator.locks.request(RUNNING_BUILD_LOCK_PREFIX + build, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}
