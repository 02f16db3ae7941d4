import { RUNNING_LOCK_PREFIX } from '../contract/storage-keys';

/**
 * Tells the service worker which build this page runs, by a lock that ends with the page however it ends: the files of
 * the build stay in the store as long (UPD-2). A page that is put aside gives the lock up, or it could not be put aside.
 */
export function holdRunningVersion(build: string): void {
  if (!('locks' in navigator)) return;
  let release = hold(build);
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release = hold(build);
  });
}

function hold(build: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Refused in a document that is going away: then there is nothing left to hold for.
  navigator.locks.request(RUNNING_LOCK_PREFIX + build, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}
