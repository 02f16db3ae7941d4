import { cleanPagePath } from '../contract/bootstrap/clean-address';
import { BASE_PATH, HOME_PATH } from '../contract/paths';
import { parseUrl } from './parse-url';

/** The hosts on which this app runs for one merchant. Exact names, lower case, without port. */
export interface SiteHosts {
  /** Origin of this page, such as `https://m.example`. */
  readonly origin: string;
  /** Hosts of the merchant, such as those of `mainDomain` and `domainRoute`. */
  readonly merchant?: readonly string[];
}

/** Editors also write addresses in capitals. */
const APP_PATH = new RegExp(`^${BASE_PATH}(?=[/?#]|$)`, 'i');
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns path, query and fragment of the page of this app that an address leads to; undefined if it leads to no such
 * page (LINK-1, PUSH-3), in its clean form. An address is a path that starts with `/`, or a URL of this site or of
 * another host of the merchant: the app has the same pages there. Only the path is used, so that http, which editors
 * paste, is as good as https.
 */
export function findAppPath(address: string, hosts: SiteHosts): string | undefined {
  const url = SCHEME.test(address) || address.startsWith('/') ? parseUrl(address, hosts.origin) : undefined;
  if (url?.username !== '' || url.password !== '') return undefined;
  const isHere = isThisSite(url, hosts.origin);
  if (!isHere && !isOtherHostOfMerchant(url, hosts.merchant)) return undefined;
  // The server redirects the root of this site to home; another host may have a different site there.
  const pathname = isHere && url.pathname === '/' ? HOME_PATH : url.pathname;
  // The route guard repairs what is left: the service worker, which has no room for that, calls this function too.
  const path = cleanPagePath({ pathname, search: url.search, hash: url.hash });
  return APP_PATH.test(path) ? path.replace(APP_PATH, BASE_PATH) : undefined;
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Host and port of a URL. A fully qualified host name may end with a dot. */
const hostOf = ({ hostname, port }: URL) => hostname.replace(/\.$/, '') + (port && `:${port}`);

const isThisSite = (url: URL, origin: string) => isWeb(url) && hostOf(url) === origin.replace(/^https?:\/\//, '');

const isOtherHostOfMerchant = (url: URL, merchant: readonly string[] = []) =>
  isWeb(url) && merchant.includes(hostOf(url));
