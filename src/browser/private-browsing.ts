import { withTimeout } from '../base/async';
import { systemClock } from '../base/clock';

/** What the browser said when it was asked for a folder of its own for this origin. */
export type FolderAnswer = 'given' | 'refused' | 'unknown';

const PATIENCE = 500;

/**
 * Whether this is private browsing, as far as a page can tell (SOCIAL-6): Safari and Firefox refuse an origin its folder
 * then. Chromium hides the difference on purpose; there everything works, so nothing is refused.
 */
export const isPrivate = (folder: FolderAnswer): boolean => folder === 'refused';

/** Asks for the folder, half a second at most. Without a secure context nobody has one, and that says nothing. */
export async function askForFolder(): Promise<FolderAnswer> {
  const { storage } = navigator as { storage?: { getDirectory?: () => Promise<unknown> } };
  if (!storage?.getDirectory) return 'unknown';
  const asked = storage.getDirectory().then(
    () => 'given' as const,
    () => 'refused' as const,
  );
  const answer = await withTimeout(asked, PATIENCE, systemClock);
  return answer.ok ? answer.value : 'unknown';
}
