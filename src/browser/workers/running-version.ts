import { RUNNING_BUILD_LOCK_PREFIX } from '../../contract/storage-keys';

/**
 * Holds a Web Lock on the build this page runs, so that the service worker retains its files (UPD-2). The lock ends
 * with the page. It is released on pagehide, because a lock keeps a page out of the back/forward cache.
 */
export function lockRunningVersion(build: string): void {
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
