import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';

/**
 * Whether the browser grants access to the origin private file system; `unknown`: not supported, or no response in
 * time.
 */
export type OpfsAccess = 'granted' | 'refused' | 'unknown';

const DIRECTORY_TIMEOUT_MS = 500;

/**
 * Whether this page is in private browsing, as far as a page can detect it (SOCIAL-6): Safari and Firefox then refuse
 * the origin private file system. Chromium hides the difference on purpose.
 */
export const isPrivateBrowsing = (directoryAccess: OpfsAccess): boolean => directoryAccess === 'refused';

/**
 * Requests the origin private file system, with a timeout of half a second. The result is unknown outside of secure
 * contexts.
 */
export async function requestOpfsAccess(): Promise<OpfsAccess> {
  const { storage } = navigator as { storage?: { getDirectory?: () => Promise<unknown> } };
  if (!storage?.getDirectory) return 'unknown';
  const request = storage.getDirectory().then(
    () => 'granted' as const,
    () => 'refused' as const,
  );
  const answer = await withTimeout(request, DIRECTORY_TIMEOUT_MS, systemClock);
  return answer.ok ? answer.value : 'unknown';
}
