/**
 * Holds a shared Web Lock while the page is open, until the returned function is called. Releases the lock on `pagehide`,
 * because a page that holds a lock cannot enter the back/forward cache, and takes it again when the page is restored.
 * Does nothing where Web Locks are not supported.
 */
export function holdSharedLock(name: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release = requestSharedLock(name);
  const hide = () => release();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) release = requestSharedLock(name);
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    release();
  };
}

function requestSharedLock(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Refused in a document that is unloading.
  navigator.locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/** Resolves with whether a page of this origin holds the Web Lock; false where Web Locks are not supported. */
export async function isLockHeld(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  // Refused in some private windows.
  const state = await navigator.locks.query().catch(() => undefined);
  return state?.held?.some((lock) => lock.name === name) ?? false;
}
