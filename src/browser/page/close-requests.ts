/** The part of `CloseWatcher` that is used; the DOM library does not declare it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onClose` once when the user asks to close what is open: Escape, or Back on Android. For surfaces that are no modal
 * dialogs, which have it built in. Browsers without `CloseWatcher` have Escape alone. Returns a function that stops it.
 */
export function watchCloseRequest(onClose: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', onClose, { once: true });
    return () => watcher.destroy();
  }
  const stop = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    // A modal dialog above handles its own Escape.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    stop.abort();
    onClose();
  };
  document.addEventListener('keydown', onKey, { signal: stop.signal });
  return () => stop.abort();
}
