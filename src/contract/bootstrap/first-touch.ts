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

/** Matches a click id or campaign name that is safe to send and store. */
export const ATTRIBUTION_ID_PATTERN = /^[\w.:~-]{1,512}$/;

/** Returns the first valid click id or campaign name of a query string; an empty string if there is none (BOOT-1). */
export function findAttributionId(search: string): string {
  const query = new URLSearchParams(search);
  const values = TOUCH_PARAMETERS.map((name) => query.get(name));
  return values.find((value) => value !== null && ATTRIBUTION_ID_PATTERN.test(value)) ?? '';
}
