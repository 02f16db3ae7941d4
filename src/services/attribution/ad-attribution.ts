import { getInitialQueryString } from '../../browser/page/history';
import { readLink } from '../../contract/bootstrap/link-values';
import type { AdAttribution } from '../../contract/endpoints/account/registration-attribution';
import { isLastTouchAttributionEnabled } from '../merchant/merchant-store';
import { withCampaignParams } from '../navigation/navigate';
import { isAdDataAllowed } from './ad-consent';
import { AD_TRACKING_PARAMETERS, readAdCookie } from './ad-cookies';

/**
 * Query parameters from which each field of an ad attribution is read; the first one that is present is used. The
 * platform specifies only `click_id`, `utm_source` and the parameters of ROUTE-5; the others are assumed
 * (docs/assumptions.md).
 */
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

/**
 * Maps a click id parameter to the ad network that a `pixel_id` in the same URL belongs to. Assumed: `click_id` is
 * Kwai's.
 */
const PIXEL_OWNERS = [
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
  ['gclid', 'gtag'],
  ['kwaiclid', 'kwai'],
  ['click_id', 'kwai'],
] as const;

/** Fields of an ad attribution that contain the pixel id of an ad network. */
const PIXELS = ['facebook', 'tiktok', 'kwai', 'gtag'] as const;

/**
 * Returns the click ids and pixel ids of the ad that led to this visit or to an earlier visit in the last 90 days
 * (TRK-3, SESS-2); undefined if there are no such ids.
 * @param search query of the URL, with or without `?`
 * @param cookies the value of `document.cookie`
 * @param isLastTouch whether a newer click id replaces one of an earlier visit (ROUTE-5)
 */
export function resolveAdAttribution(search: string, cookies: string, isLastTouch = false): AdAttribution | undefined {
  const read = readLink(search);
  const ofVisit = (name: string) => read(name) || undefined;
  const ofEarlierVisit = (name: string) => readAdCookie(cookies, name);
  // The ids of one visit belong together.
  const [preferred, other] = isLastTouch ? [ofVisit, ofEarlierVisit] : [ofEarlierVisit, ofVisit];
  const ofAdvertisement = AD_TRACKING_PARAMETERS.some((name) => preferred(name) !== undefined) ? preferred : other;
  const isSaved = (name: string) => (AD_TRACKING_PARAMETERS as readonly string[]).includes(name);
  const findParam = (name: string) => (isSaved(name) ? ofAdvertisement(name) : ofVisit(name));
  const owner = PIXEL_OWNERS.find(([clickId]) => findParam(clickId) !== undefined)?.[1];
  const values = [
    [owner ?? '', owner && findParam('pixel_id')],
    ['fbc', readAdCookie(cookies, '_fbc')],
    ['fbp', readAdCookie(cookies, '_fbp')],
    // Later entries win: an explicit parameter takes precedence over `pixel_id`.
    ...Object.entries(PARAMETERS).map(([field, names]) => [field, names.map(findParam).find(Boolean)]),
  ].filter(([, value]) => value !== undefined);
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

/**
 * Returns the ad attribution of this browser; undefined if there is none or the visitor does not allow advertising data
 * (TRK-3).
 */
export const readAdAttribution = (): AdAttribution | undefined =>
  isAdDataAllowed()
    ? resolveAdAttribution(
        withCampaignParams(getInitialQueryString()),
        document.cookie,
        isLastTouchAttributionEnabled(),
      )
    : undefined;

/** Returns the ad networks whose pixel ids an ad attribution contains; may be empty (TRK-1 `channels`). */
export const listPixelAdNetworks = (attribution: AdAttribution): readonly string[] =>
  PIXELS.filter((name) => attribution[name]);
