/** Whether the Fullscreen API is available; iPhones lack it. */
export const canGoFullscreen = (): boolean => document.fullscreenEnabled === true;

/** Shows an element fullscreen. Resolves with whether it worked. */
export async function enterFullscreen(element: Element): Promise<boolean> {
  try {
    await element.requestFullscreen({ navigationUI: 'hide' });
    return true;
  } catch {
    // Refused by the browser or the user's settings: the caller continues without it.
    return false;
  }
}

export async function leaveFullscreen(): Promise<void> {
  // Rejects if fullscreen has already ended.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}

/** Calls `listener` when fullscreen starts or ends. Returns a function that unsubscribes. */
export function subscribeToFullscreenChanges(listener: (isFull: boolean) => void): () => void {
  const stop = new AbortController();
  document.addEventListener('fullscreenchange', () => listener(document.fullscreenElement !== null), {
    signal: stop.signal,
  });
  return () => stop.abort();
}
