/** The part of `CloseWatcher` that is used; missing from the DOM types. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onClose` once when the user requests to close an open surface with Escape, or with Back on Android. Use it for
 * surfaces that are not modal dialogs; modal dialogs have this built in. Browsers without `CloseWatcher` support Escape
 * only. Returns a function that stops listening.
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
