import { safeUrl } from '../../base/safe-url';
import { openWindow } from '../../browser/windows';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { crypto } from '../platform/crypto';
import { currentSession } from '../session/session-store';

/** The address of an entry with the member's name, or undefined when it cannot be opened safely (CS-1, ENC-4). */
async function addressOf(entry: CustomerServiceEntry): Promise<string | undefined> {
  const opened = await crypto.openServicePath(entry.path);
  if (!opened.ok) return undefined;
  const safe = safeUrl('external', opened.value, { origin: location.origin });
  if (!safe.ok) return undefined;
  const url = new URL(safe.value);
  const userName = currentSession()?.userName;
  if (userName) url.searchParams.set('userName', userName);
  return url.href;
}

/** Opens the first entry that can be opened; false when there is none. */
export async function openSupport(entries: readonly CustomerServiceEntry[]): Promise<boolean> {
  for (const entry of entries) {
    const address = await addressOf(entry);
    if (address !== undefined) {
      openWindow(address);
      return true;
    }
  }
  return false;
}
