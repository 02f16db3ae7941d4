import { toSafeUrl, type UrlHosts, type UrlKind, type UrlRefusalReason } from '../../base/to-safe-url';
import { type Finding, fault, type Path } from './finding';

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

/** Returns a fault if a URL is set that the app would refuse to open. */
export function checkLink(kind: UrlKind, url: string, path: Path, hosts: UrlHosts = NO_SITE): readonly Finding[] {
  if (url === '') return [];
  const safe = toSafeUrl(kind, url, hosts);
  return safe.ok ? [] : [fault(path, `the app does not open ${JSON.stringify(url)}: ${REASONS[safe.error]}.`)];
}

/** Returns a fault if a picture is set that is neither a path of the host nor an https URL. */
export function checkPicture(url: string, path: Path, hosts: UrlHosts = NO_SITE): readonly Finding[] {
  if (/^\/(?!\/)/.test(url)) return [];
  return checkLink('external', url, path, hosts).map(({ message, ...finding }) => ({
    ...finding,
    message: `${message} A picture may also be a path of the host, such as "/cdn/icon.png".`,
  }));
}
