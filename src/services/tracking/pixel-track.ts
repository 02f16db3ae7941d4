import type { PixelTrack } from '../../contract/endpoints/registration';

/** Which parameters of an address say each value; the first one given counts. Assumed but for those of ROUTE-5, `click_id` and `utm_source`. */
const PARAMETERS = {
  facebook: ['facebook'],
  tiktok: ['tiktok'],
  kwai: ['kwai'],
  gtag: ['gtag'],
  clickId: ['click_id'],
  fbclid: ['fbclid'],
  ttclid: ['ttclid'],
  kwaiclid: ['kwaiclid'],
  gclid: ['gclid'],
  voluum: ['voluum', 'cid'],
  propeller: ['propeller'],
  kadam: ['kadam'],
  tfTracker: ['tf_tracker'],
  rt: ['rt'],
  okspPixelId: ['oksp_pixel_id'],
  okspClickId: ['oksp_click_id'],
  twclid: ['twclid'],
  utmSource: ['utm_source'],
} as const;

/** Whose pixel a `pixel_id` is: that network's whose click id came with it; a bare `click_id` is Kwai's (assumed). */
const PIXEL_OWNERS = [
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
  ['gclid', 'gtag'],
  ['kwaiclid', 'kwai'],
  ['click_id', 'kwai'],
] as const;

/** What an id of an ad network looks like; anything else is not passed on. */
const VALUE = /^[\w.:~-]{1,256}$/;

/**
 * What the advertisement that led here is known by (TRK-3); undefined when nothing is.
 * @param search the query of the address, with or without `?` @param cookies as `document.cookie` has them
 */
export function pixelTrack(search: string, cookies: string): PixelTrack | undefined {
  const query = new URLSearchParams(search);
  const given = (name: string) => query.getAll(name).find((value) => VALUE.test(value));
  const owner = PIXEL_OWNERS.find(([clickId]) => given(clickId) !== undefined)?.[1];
  const values = [
    [owner ?? '', owner && given('pixel_id')],
    ['fbc', readCookie(cookies, '_fbc')],
    ['fbp', readCookie(cookies, '_fbp')],
    // The last of a name counts: what is named outright, before a `pixel_id`.
    ...Object.entries(PARAMETERS).map(([field, names]) => [field, names.map(given).find(Boolean)]),
  ].filter(([, value]) => value !== undefined);
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
    .find((value) => VALUE.test(value));
