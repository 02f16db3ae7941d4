import { initialSearch } from '../../browser/page/history';
import type { PixelTrack } from '../../contract/endpoints/registration';
import { TOUCH_VALUE } from '../../contract/first-touch';
import { withTrackingParams } from '../navigation/navigate';

/** The query parameters of each field, first match wins. Assumed, except those of ROUTE-5, `click_id` and `utm_source`. */
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

/** The advertising network of a `pixel_id`, by the click id that is sent with it; `click_id` belongs to Kwai (assumed). */
const PIXEL_OWNERS = [
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
  ['gclid', 'gtag'],
  ['kwaiclid', 'kwai'],
  ['click_id', 'kwai'],
] as const;

/**
 * Returns the ad network ids of the advertisement that led to this visit (TRK-3); undefined for none.
 * @param search the query of the URL, with or without `?` @param cookies the value of `document.cookie`
 */
export function pixelTrack(search: string, cookies: string): PixelTrack | undefined {
  const query = new URLSearchParams(search);
  const findParam = (name: string) => query.getAll(name).find((value) => TOUCH_VALUE.test(value));
  const owner = PIXEL_OWNERS.find(([clickId]) => findParam(clickId) !== undefined)?.[1];
  const values = [
    [owner ?? '', owner && findParam('pixel_id')],
    ['fbc', readCookie(cookies, '_fbc')],
    ['fbp', readCookie(cookies, '_fbp')],
    // Later entries win: an explicit parameter takes precedence over `pixel_id`.
    ...Object.entries(PARAMETERS).map(([field, names]) => [field, names.map(findParam).find(Boolean)]),
  ].filter(([, value]) => value !== undefined);
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
    .find((value) => TOUCH_VALUE.test(value));

/** Returns the pixel track of this visit, from its first URL and the saved tracking parameters (TRK-3). */
export const readPixelTrack = (): PixelTrack | undefined =>
  pixelTrack(withTrackingParams(initialSearch()), document.cookie);
