import { string } from 'valibot';
import { getInitialQueryString } from '../../browser/page/history';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { findAttributionId, isLinkValue } from '../../contract/bootstrap/link-values';
import { FIRST_TOUCH_ATTRIBUTION_KEY } from '../../contract/storage-keys';

/** Returns the click id or campaign of the first visit that had one, and saves it for later visits (BOOT-1). */
export function loadFirstAttributionId(): string {
  const stored = safeLocalStorage.get(FIRST_TOUCH_ATTRIBUTION_KEY, string()) ?? '';
  if (isLinkValue(stored)) return stored;
  // Stored by an earlier version: an unfilled macro, or with a full stop behind it.
  safeLocalStorage.remove(FIRST_TOUCH_ATTRIBUTION_KEY);
  const touch = findAttributionId(getInitialQueryString());
  if (touch !== '') safeLocalStorage.set(FIRST_TOUCH_ATTRIBUTION_KEY, touch);
  return touch;
}
