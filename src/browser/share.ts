export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the system's own sheet for sharing is there (Web Share). */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's sheet. Whoever closes it without sharing wanted that, and is told nothing. */
export async function share(what: Shared): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Closed without sharing, or refused by the system: the link can still be copied.
  }
}
