import { readUrl } from './read-url';
import { fail, ok, type Result } from './result';

/** What an address is for; each use allows something else. */
export type UrlKind =
  /** A page of ours: our origin, under /m. Gives path, query and fragment. */
  | 'internal'
  /** `redirectUrl` after signing in: the merchant's hosts. */
  | 'redirect'
  /** Where a Back button leads: the merchant's hosts. */
  | 'back'
  /** A banner: any host; https is added when no scheme is given. */
  | 'banner'
  /** A link that an editor wrote: any host. */
  | 'external'
  /** Customer service: the hosts listed for its type. */
  | 'service'
  /** A game: any host, as the platform named it. */
  | 'game'
  /** An app or a profile: the merchant's and the download hosts, and the stores. */
  | 'download'
  /** Where a notification leads: our origin, under /m. Gives path, query and fragment. */
  | 'push';

/** Hosts an address may lead to: exact names, lower case, without port. */
export interface UrlHosts {
  /** Origin of this page, such as `https://m.example`. Always a merchant's host; the one place where http is allowed. */
  readonly origin: string;
  /** mainDomain, domainRoute and the like. */
  readonly merchant?: readonly string[];
  readonly service?: readonly string[];
  readonly download?: readonly string[];
}

/** Why an address is refused. `host`: well formed, and it leads to a host that is not listed. */
export type UrlRefusal =
  | 'empty'
  | 'long'
  | 'characters'
  | 'malformed'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'host'
  | 'path';

const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\\]/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const STORE_HOSTS = ['apps.apple.com', 'itunes.apple.com', 'play.google.com'];
const STORE_SCHEMES = ['itms-apps:', 'itms-appss:', 'market:'];
/** Installs an app of the merchant's on iOS; the address of its list stands in the query. */
const PROFILE_SCHEME = 'itms-services:';

/**
 * The one gate that every address passes before the app goes there (security A4–A8). Answers the canonical address:
 * absolute, or path, query and fragment for pages of ours.
 */
export function safeUrl(kind: UrlKind, input: string, hosts: UrlHosts): Result<string, UrlRefusal> {
  if (input.trim() === '') return fail('empty');
  if (input.length > LONGEST) return fail('long');
  if (FORBIDDEN_CHARACTERS.test(input)) return fail('characters');
  const url = tryParse(kind === 'banner' ? withScheme(input) : input, hosts.origin, kind);
  if (!url) return fail('malformed');
  if (kind === 'download' && STORE_SCHEMES.includes(url.protocol)) return ok(url.href);
  if (kind === 'download' && url.protocol === PROFILE_SCHEME) return safeProfile(url, hosts);
  const refusal = decideRefusal(kind, url, hosts);
  if (refusal) return fail(refusal);
  return ok(isOurPage(kind) ? `${url.pathname}${url.search}${url.hash}` : url.href);
}

/** Whether a checked address leads to the merchant: only there may a session's token travel (security A7). */
export function mayCarryToken(url: string, hosts: UrlHosts): boolean {
  return safeUrl('redirect', url, hosts).ok;
}

const isOurPage = (kind: UrlKind) => kind === 'internal' || kind === 'push';

/** Only pages of ours and ways back may be written without a host; elsewhere that is a mistake or a trick. */
function tryParse(input: string, origin: string, kind: UrlKind): URL | undefined {
  const mayBeRelative = isOurPage(kind) || kind === 'back' || kind === 'redirect';
  if (!mayBeRelative) return readUrl(input);
  return SCHEME.test(input) || input.startsWith('/') ? readUrl(input, origin) : undefined;
}

function withScheme(input: string): string {
  if (SCHEME.test(input)) return input;
  return input.startsWith('//') ? `https:${input}` : input.startsWith('/') ? '' : `https://${input}`;
}

function decideRefusal(kind: UrlKind, url: URL, hosts: UrlHosts): UrlRefusal | undefined {
  if (url.username !== '' || url.password !== '') return 'userinfo';
  // Not `url.origin`: a blob: address gives the origin that made it.
  if (`${url.protocol}//${url.host}` === hosts.origin)
    return isOurPage(kind) && !/^\/m(\/|$)/.test(url.pathname) ? 'path' : undefined;
  if (url.protocol !== 'https:') return 'scheme';
  if (url.port !== '') return 'port';
  return allowsAnyHost(kind) || hostsFor(kind, hosts).includes(url.hostname) ? undefined : 'host';
}

const allowsAnyHost = (kind: UrlKind) => kind === 'banner' || kind === 'external' || kind === 'game';

function hostsFor(kind: UrlKind, hosts: UrlHosts): readonly string[] {
  switch (kind) {
    case 'redirect':
    case 'back':
      return hosts.merchant ?? [];
    case 'service':
      return hosts.service ?? [];
    case 'download':
      return [...(hosts.merchant ?? []), ...(hosts.download ?? []), ...STORE_HOSTS];
    default:
      return [];
  }
}

function safeProfile(url: URL, hosts: UrlHosts): Result<string, UrlRefusal> {
  const list = safeUrl('download', url.searchParams.get('url') ?? '', hosts);
  return list.ok && list.value.startsWith('https:') ? ok(url.href) : fail('host');
}
