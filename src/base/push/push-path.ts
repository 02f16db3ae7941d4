import { HOME_PATH } from '../../contract/paths';
import { parseUrl } from '../parse-url';

/**
 * Returns the page that a notification opens: the given path if it is a page of the app on this origin, else home
 * (PUSH-3). Stricter and smaller than `safeUrl`, which is not part of the service worker.
 */
export function pushPath(path: string, origin: string): string {
  // Only a path: an address with another scheme never has this origin and a pathname below /m.
  const url = parseUrl(path, origin);
  const isOurPage = url?.origin === origin && url.username === '' && /^\/m(\/|$)/.test(url.pathname);
  return isOurPage ? url.pathname + url.search + url.hash : HOME_PATH;
}
