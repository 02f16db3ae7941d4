import { parseCookieValues, setCookie } from '../../browser/storage/cookies';
import { cleanLinkValue, isLinkValue, readLink } from '../../contract/bootstrap/link-values';

/** URL parameters with the click ids and pixel ids of ad networks; each is stored in a cookie of the same name. */
export const AD_TRACKING_PARAMETERS = [
  /** Click id of Facebook. */
  'fbclid',
  /** Click id of Google. */
  'gclid',
  /** Click id of TikTok. */
  'ttclid',
  /** Click id of Kwai. */
  'kwaiclid',
  /** Click id of X. */
  'twclid',
  /** Click id of another network; sent as `clickId`. */
  'click_id',
  /** Click id of Voluum. */
  'cid',
  /** Id of the pixel of the network whose click id came with it. */
  'pixel_id',
] as const;

/** Lifetime of the ad cookies (days, SESS-2). */
const CLICK_ID_DAYS = 90;

interface AdCookie {
  readonly name: string;
  readonly value: string;
}

interface Visit {
  /** Query of the page, with or without `?`. */
  readonly search: string;
  /** A `document.cookie` string. */
  readonly cookies: string;
  /** Whether newer ids replace those of an earlier visit (ROUTE-5). */
  readonly isLastTouch: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Random number of ten digits that identifies the browser. */
  readonly browserId: number;
}

/**
 * Returns the ad cookies to set for a visit (SESS-2): one for each ad parameter in the URL. If the URL has a Facebook
 * click id, also returns `_fbc`, which contains the click id, and, if it is not set yet, `_fbp`, which identifies the
 * browser. Both have Facebook's format `fb.1.time.id` (TRK-3). Returns an empty array if the cookies of an earlier
 * visit are kept.
 */
export function buildAdCookies({ search, cookies, isLastTouch, now, browserId }: Visit): readonly AdCookie[] {
  const isSet = (name: string) => readAdCookie(cookies, name) !== undefined;
  // The ids of one visit belong together: they are not combined with those of another advertisement.
  if (!isLastTouch && AD_TRACKING_PARAMETERS.some(isSet)) return [];
  const read = readLink(search);
  const clicks = AD_TRACKING_PARAMETERS.flatMap((name) => {
    const value = read(name);
    return value === '' ? [] : [{ name, value }];
  });
  const click = clicks.find(({ name }) => name === 'fbclid')?.value;
  const clickCookie = { name: '_fbc', value: `fb.1.${now}.${click}` };
  const facebook = [
    ...(click !== undefined && isLinkValue(clickCookie.value) ? [clickCookie] : []),
    ...(click !== undefined && !isSet('_fbp') ? [{ name: '_fbp', value: `fb.1.${now}.${browserId}` }] : []),
  ];
  return [...clicks, ...facebook];
}

/** Encodes what a cookie cannot contain, such as blanks and other scripts; ids of ad networks stay as they are. */
export const encodeCookieValue = (value: string): string => encodeURIComponent(value).replaceAll('%3A', ':');

/** Returns the first valid value of an ad cookie in a `document.cookie` string; undefined if there is none. */
export const readAdCookie = (cookies: string, name: string): string | undefined =>
  parseCookieValues(cookies, name).map(decodeCookieValue).map(cleanLinkValue).find(Boolean);

function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Set by a script of an ad network, which does not encode it.
    return value;
  }
}

/** Replaces the ad cookies of earlier visits with `cookies`; does nothing if `cookies` is empty. */
export function saveAdCookies(cookies: readonly AdCookie[]): void {
  if (cookies.length === 0) return;
  for (const name of [...AD_TRACKING_PARAMETERS, '_fbc']) setCookie(name, '', 0);
  for (const { name, value } of cookies) setCookie(name, encodeCookieValue(value), CLICK_ID_DAYS);
}

/** Deletes all ad cookies; called if the visitor does not allow advertising data. */
export const deleteAdCookies = (): void => {
  for (const name of [...AD_TRACKING_PARAMETERS, '_fbc', '_fbp']) setCookie(name, '', 0);
};
