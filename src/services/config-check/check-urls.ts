import { parseUrl } from '../../base/parse-url';
import { toSafeUrl, type UrlHosts, type UrlKind, type UrlRefusalReason } from '../../base/to-safe-url';
import { type Finding, fault, type Path, warning } from './finding';
import { quoteValue } from './quote-value';

/** Why toSafeUrl() refuses a URL, in plain words. */
const REASONS: Readonly<Record<UrlRefusalReason, string>> = {
  empty: 'it is empty',
  long: 'it is longer than 2048 characters',
  characters: 'it has characters that no URL may have, such as a line break or a backslash',
  malformed: 'it is no complete URL; write it with https://',
  scheme: 'it does not begin with https://',
  userinfo: 'it contains a user name or a password',
  port: 'it has a port',
  host: 'its host is neither one of the merchant nor listed for this use',
  page: 'the app has no such page',
};

/** Hosts of a document that is checked without its site. */
const NO_SITE: UrlHosts = { origin: 'https://no-site.invalid' };

/** Ends the message about a host that only the domain list of the merchant, which is not read here, can allow (DOM-1). */
export const MAY_BE_LISTED = ' The signed list of domains may name it.';

/** Where the hosts of a merchant are known from; with a pinned key, a signed list may name more. */
export interface LinkHosts extends UrlHosts {
  readonly isPinned?: boolean;
}

/** Returns a fault if a URL is set that the app would refuse to open. */
export function checkLink(kind: UrlKind, url: string, path: Path, hosts: LinkHosts): readonly Finding[] {
  if (url === '') return [];
  const safe = toSafeUrl(kind, url, hosts);
  if (!safe.ok && safe.error === 'host' && hosts.isPinned)
    return [warning(path, `the app does not open ${quoteValue(url)}: ${REASONS.host}.${MAY_BE_LISTED}`)];
  return safe.ok ? [] : [fault(path, `the app does not open ${quoteValue(url)}: ${REASONS[safe.error]}.`)];
}

interface PictureRules {
  readonly hosts?: UrlHosts;
  /** Whether it may be a `data:` URL. */
  readonly mayBeData?: boolean;
}

/**
 * Returns a fault if a picture is set that browsers do not show. It is not opened but loaded: what the policy of the page
 * allows (`img-src 'self' data: https:`) is right, also on a port and at any length.
 */
export function checkPicture(
  url: string,
  path: Path,
  { hosts = NO_SITE, mayBeData = true }: PictureRules = {},
): readonly Finding[] {
  const reason = url.trim() === '' ? undefined : explainPicture(url.trim(), hosts, mayBeData);
  if (reason === undefined) return [];
  const example = 'A picture may also be a path of the host, such as "/cdn/icon.png".';
  return [fault(path, `the app does not show ${quoteValue(url)}: ${reason}. ${example}`)];
}

function explainPicture(text: string, { origin }: UrlHosts, mayBeData: boolean): string | undefined {
  const url = parseUrl(text, text.startsWith('/') ? origin : undefined);
  if (!url) return REASONS.malformed;
  if (url.protocol === 'data:') {
    if (!/^image\//i.test(url.pathname)) return 'it is no picture';
    return mayBeData ? undefined : 'it must have an address';
  }
  if (url.username !== '' || url.password !== '') return REASONS.userinfo;
  return url.protocol === 'https:' || url.origin === origin ? undefined : REASONS.scheme;
}
