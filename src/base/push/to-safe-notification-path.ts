import { HOME_PATH } from '../../contract/paths';
import { findAppPath, type SiteHosts } from '../app-path';

/** Matches an encoded character, also one that is encoded several times. */
const ENCODED = /%(?:25)*([\da-f]{2})/gi;
/** Parameters that sign somebody in, or lead away after a sign-in. */
const PRIVILEGED = /(?:tokens?|redirectUrl|backUrl)=/i;

/**
 * Returns the page that a notification opens: the given one if it is a page of the app, on this origin or on another
 * trusted host of the merchant, which has the same pages; else home (PUSH-3). Always a path of this origin, without a
 * parameter with which a message could sign the member in as somebody else.
 */
export function toSafeNotificationPath(address: string, hosts: SiteHosts): string {
  const path = findAppPath(address, hosts) ?? HOME_PATH;
  const decoded = path.replace(ENCODED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return PRIVILEGED.test(decoded) ? HOME_PATH : path;
}
