import { HOME_PATH } from '../../contract/paths';
import { parseUrl } from '../parse-url';

/**
 * Returns the page that a notification opens: the given path if it is a page of the app on this origin, else home
 * (PUSH-3). Stricter and smaller than `toSafeUrl`, which is not part of the service worker.
 */
export function toSafeNotificationPath(path: string, origin: string): string {
  // Parsed as a URL: one with another scheme or host does not have this origin.
  const url = parseUrl(path, origin);
  const isOurPage = url?.origin === origin && url.username === '' && /^\/m(\/|$)/.test(url.pathname);
  return isOurPage ? url.pathname + url.search + url.hash : HOME_PATH;
}
