import { pipe, regex, string } from 'valibot';
import { getInitialQueryString } from '../../browser/page/history';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { ATTRIBUTION_ID_PATTERN, findAttributionId } from '../../contract/bootstrap/first-touch';
import { FIRST_TOUCH_ATTRIBUTION_KEY } from '../../contract/storage-keys';

/** Returns the click id or campaign of the first visit that had one, and saves it for later visits (BOOT-1). */
export function loadFirstAttributionId(): string {
  const saved = safeLocalStorage.get(FIRST_TOUCH_ATTRIBUTION_KEY, pipe(string(), regex(ATTRIBUTION_ID_PATTERN)));
  if (saved !== undefined) return saved;
  const touch = findAttributionId(getInitialQueryString());
  if (touch !== '') safeLocalStorage.set(FIRST_TOUCH_ATTRIBUTION_KEY, touch);
  return touch;
}
