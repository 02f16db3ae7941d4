import { findAppPath, type SiteHosts } from './app-path';
import { parseUrl } from './parse-url';
import { fail, ok, type Result } from './result';

/** What a URL is used for; each kind has its own rules. */
export type UrlKind =
  /**
   * A page of the app: a path under /m, or a URL with such a path on this site or on one of the merchant's hosts. The
   * result is its path, query and fragment; see findAppPath().
   */
  | 'internal'
  /** The `redirectUrl` that is opened after sign-in: on this origin or one of the merchant's hosts. */
  | 'redirect'
  /** Where a Back button leads: this origin or one of the merchant's hosts. */
  | 'back'
  /** Where a banner leads: any host. A URL without a scheme is treated as https. */
  | 'banner'
  /** A link in a text that an editor of the merchant has written; every host is allowed. */
  | 'external'
  /** A customer-service page: on one of the hosts that the deployment allows for this type of customer service. */
  | 'service'
  /** A game, at the URL that the platform returned: any host. */
  | 'game'
  /** An app or iOS profile to install: on the merchant's hosts, the download hosts or an app store. */
  | 'download';

/**
 * Allowed hosts: exact names, lower case, without port. A URL of the page's own origin is allowed for every kind, even
 * over http. A URL of another origin must use https; only a download may also use the scheme of an app store or iOS
 * profile.
 */
export interface UrlHosts extends SiteHosts {
  readonly service?: readonly string[];
  readonly download?: readonly string[];
}

/**
 * Why a URL is refused. `host`: the URL is valid, but its host is not allowed; `page`: it does not name a page of the
 * app.
 */
export type UrlRefusalReason =
  | 'empty'
  | 'long'
  | 'characters'
  | 'malformed'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'host'
  | 'page';

const MAX_URL_CHARS = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\\]/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const STORE_HOSTS = ['apps.apple.com', 'itunes.apple.com', 'play.google.com'];
const STORE_SCHEMES = ['itms-apps:', 'itms-appss:', 'market:'];
/** Scheme of links that install an enterprise app on iOS; the URL of the app's manifest is in the query. */
const PROFILE_SCHEME = 'itms-services:';

/**
 * Validates a URL; called before every navigation of the app. Returns the canonical URL (absolute, or path, query and
 * fragment for pages of the app), or why it is refused.
 */
export function toSafeUrl(kind: UrlKind, input: string, hosts: UrlHosts): Result<string, UrlRefusalReason> {
  if (input.trim() === '') return fail('empty');
  if (input.length > MAX_URL_CHARS) return fail('long');
  if (FORBIDDEN_CHARACTERS.test(input)) return fail('characters');
  if (kind === 'internal') {
    const path = findAppPath(input, hosts);
    return path === undefined ? fail('page') : ok(path);
  }
  const url = tryParse(kind === 'banner' ? withScheme(input) : input, hosts.origin, kind);
  if (!url) return fail('malformed');
  if (kind === 'download' && STORE_SCHEMES.includes(url.protocol)) return ok(url.href);
  if (kind === 'download' && url.protocol === PROFILE_SCHEME) return safeProfile(url, hosts);
  const refusal = decideRefusal(kind, url, hosts);
  return refusal ? fail(refusal) : ok(url.href);
}

/** Whether a validated URL belongs to the merchant, so that the session token may be sent to it. */
export function mayReceiveSessionToken(url: string, hosts: UrlHosts): boolean {
  return toSafeUrl('redirect', url, hosts).ok;
}

/**
 * Parses a URL; undefined if it is invalid. Back targets and redirects may be relative to the origin; URLs of other
 * kinds must be absolute.
 */
function tryParse(input: string, origin: string, kind: UrlKind): URL | undefined {
  const mayBeRelative = kind === 'back' || kind === 'redirect';
  if (!mayBeRelative) return parseUrl(input);
  return SCHEME.test(input) || input.startsWith('/') ? parseUrl(input, origin) : undefined;
}

function withScheme(input: string): string {
  if (input.startsWith('//')) return `https:${input}`;
  return SCHEME.test(input) || input.startsWith('/') ? input : `https://${input}`;
}

function decideRefusal(kind: UrlKind, url: URL, hosts: UrlHosts): UrlRefusalReason | undefined {
  if (url.username !== '' || url.password !== '') return 'userinfo';
  // Not `url.origin`: a blob: URL has the origin that created it.
  if (`${url.protocol}//${url.host}` === hosts.origin) return undefined;
  if (url.protocol !== 'https:') return 'scheme';
  if (url.port !== '') return 'port';
  return isAllowedHost(kind, url.hostname, hosts) ? undefined : 'host';
}

/**
 * Whether a host other than the page's is allowed for a kind of URL. Returns undefined, which callers treat as false,
 * if the hosts of that kind are not known.
 */
function isAllowedHost(kind: UrlKind, host: string, hosts: UrlHosts): boolean | undefined {
  const { merchant, service, download } = hosts;
  switch (kind) {
    case 'banner':
    case 'external':
    case 'game':
      return true;
    case 'redirect':
    case 'back':
      return merchant?.includes(host);
    case 'service':
      return service?.includes(host);
    case 'download':
      return merchant?.includes(host) || download?.includes(host) || STORE_HOSTS.includes(host);
    default:
      return false;
  }
}

function safeProfile(url: URL, hosts: UrlHosts): Result<string, UrlRefusalReason> {
  // With several manifests, iOS might use another one than the one checked here.
  const lists = [...url.searchParams.keys()].filter((name) => name.trim().toLowerCase() === 'url');
  if (lists.length !== 1 || url.hash !== '') return fail('malformed');
  const list = toSafeUrl('download', url.searchParams.get('url') ?? '', hosts);
  return list.ok && list.value.startsWith('https:') ? ok(url.href) : fail('host');
}
