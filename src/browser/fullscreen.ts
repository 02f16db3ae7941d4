/** Whether the browser can give an element the whole screen; iPhones cannot. */
export const canGoFullscreen = (): boolean => document.fullscreenEnabled === true;

/** Gives an element the whole screen. Answers whether it has it. */
export async function enterFullscreen(element: Element): Promise<boolean> {
  try {
    await element.requestFullscreen({ navigationUI: 'hide' });
    return true;
  } catch {
    // Refused by the browser, or by the visitor's settings: the caller does without.
    return false;
  }
}

export async function leaveFullscreen(): Promise<void> {
  // It rejects when it is over already, which is what is wanted.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}

/** Tells when the whole screen is gained or lost, by whomever. Answers the way to stop. */
export function subscribeFullscreen(listener: (isFull: boolean) => void): () => void {
  const stop = new AbortController();
  document.addEventListener('fullscreenchange', () => listener(document.fullscreenElement !== null), {
    signal: stop.signal,
  });
  return () => stop.abort();
}
