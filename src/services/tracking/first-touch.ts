import { pipe, regex, string } from 'valibot';
import { getInitialSearch } from '../../browser/page/history';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { findTouchId, TOUCH_ID_PATTERN } from '../../contract/bootstrap/first-touch';
import { FIRST_TOUCH_KEY } from '../../contract/storage-keys';

/** Returns the click id or campaign of the first visit that had one, and saves it for later visits (BOOT-1). */
export function loadFirstTouchId(): string {
  const saved = safeLocalStorage.get(FIRST_TOUCH_KEY, pipe(string(), regex(TOUCH_ID_PATTERN)));
  if (saved !== undefined) return saved;
  const touch = findTouchId(getInitialSearch());
  if (touch !== '') safeLocalStorage.set(FIRST_TOUCH_KEY, touch);
  return touch;
}
