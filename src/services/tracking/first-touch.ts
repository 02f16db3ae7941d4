import { pipe, regex, string } from 'valibot';
import { initialSearch } from '../../browser/page/history';
import { localStore } from '../../browser/storage/web-storage';
import { FIRST_TOUCH_KEY } from '../../contract/storage-keys';

/** URL parameters that identify an advertisement, in order of precedence: click ids before campaign names. */
const TOUCH_PARAMETERS = [
  'click_id',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'twclid',
  'cid',
  'utm_campaign',
  'utm_source',
] as const;

const TOUCH_VALUE = /^[\w.:~-]{1,256}$/;

/** Returns the click id or campaign name in a query string; empty if there is none. */
export function parseFirstTouch(search: string): string {
  const query = new URLSearchParams(search);
  const values = TOUCH_PARAMETERS.map((name) => query.get(name));
  return values.find((value) => value !== null && TOUCH_VALUE.test(value)) ?? '';
}

/** Returns the click id or campaign of the first visit that had one, and saves it for later visits (BOOT-1). */
export function loadFirstTouch(): string {
  const saved = localStore.get(FIRST_TOUCH_KEY, pipe(string(), regex(TOUCH_VALUE)));
  if (saved !== undefined) return saved;
  const touch = parseFirstTouch(initialSearch());
  if (touch !== '') localStore.set(FIRST_TOUCH_KEY, touch);
  return touch;
}
