import { HOME_PATH } from '../../contract/paths';
import { findAppPath, type SiteHosts } from '../app-path';

/**
 * Returns the page that a notification opens: the given one if it is a page of the app, on this origin or on another
 * trusted host of the merchant, which has the same pages; else home (PUSH-3). Always a path of this origin.
 */
export const toSafeNotificationPath = (address: string, hosts: SiteHosts): string =>
  findAppPath(address, hosts) ?? HOME_PATH;
