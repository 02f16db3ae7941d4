const listeners = new Set<() => Promise<void>>();

/** Takes part when the visitor asks for the latest of everything on screen. Answers the way to stop. */
export function onRefresh(listener: () => Promise<void>): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the platform again for everything on screen that anyone may see; resolves when all of it has been answered. */
export async function refreshShown(): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener()));
}
