import { useEffect } from 'react';
import { subscribeToOnlineStatus } from '../../browser/device/network';
import { importChunk } from '../../browser/page/import-chunk';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { UNANSWERED_EXCLUSION_PREFIX } from '../../contract/storage-keys';
import { useRequestOwner } from '../session/request-owner';

/** Sends an exclusion whose answer was lost again, at the start, after a sign-in and on reconnect (SAFE-2.12). */
export function UnansweredExclusionSender() {
  const owner = useRequestOwner();
  useEffect(() => {
    if (owner === '') return undefined;
    sendIfUnanswered();
    return subscribeToOnlineStatus((isOnline) => isOnline && sendIfUnanswered());
  }, [owner]);
  return null;
}

/** Loads the code that finds the member's and sends it only then: hardly any browser has one. */
function sendIfUnanswered(): void {
  if (safeLocalStorage.keys(UNANSWERED_EXCLUSION_PREFIX).length === 0) return;
  importChunk(() => import('./send-unanswered-exclusion')).then(
    ({ sendUnansweredExclusion }) => sendUnansweredExclusion(),
    // Without the chunk the next start sends it.
    () => undefined,
  );
}
