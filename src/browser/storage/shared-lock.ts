/**
 * Holds a shared Web Lock until the returned function is called or the page is left. Does nothing where Web Locks are
 * not supported.
 */
export function holdSharedLock(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Fails only if the page is being left.
  if ('locks' in navigator) navigator.locks.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

/** Resolves with whether a page of this origin holds the Web Lock; false where Web Locks are not supported. */
export async function isLockHeld(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  // Refused in some private windows.
  const state = await navigator.locks.query().catch(() => undefined);
  return state?.held?.some((lock) => lock.name === name) ?? false;
}
