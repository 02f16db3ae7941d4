export interface ShareSheetContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the Web Share API is available. */
export const isWebShareSupported = (): boolean => 'share' in navigator;

/**
 * Opens the system's share sheet. Resolves when the sheet is closed, even if the user dismisses it, or when the
 * system refuses to open it.
 */
export async function openShareSheet(data: ShareSheetContent): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Dismissed, or refused by the system: the link can still be copied.
  }
}

/** Copies a text to the clipboard. Resolves with whether that succeeded; false if unsupported or refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http, no permission, or a page in the background: the caller tells the user.
    return false;
  }
}
