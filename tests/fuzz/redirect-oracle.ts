import { REDIRECT_TEST_HOSTS } from '../support/api/redirect-url-test-values';

const LISTED: ReadonlySet<string> = new Set([REDIRECT_TEST_HOSTS.own, ...REDIRECT_TEST_HOSTS.merchant]);
const MAX_CHARS = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * Decides by hand, without a URL parser, whether an address may be opened after a sign-in on an https page: the oracle
 * of the tests of redirects (ROUTE-7). Follows the states of the URL standard as far as addresses of https need them.
 * @returns the host that it leads to; undefined if it must be refused
 */
export function findRedirectHost(input: string): string | undefined {
  if (input.length > MAX_CHARS || FORBIDDEN.test(input)) return undefined;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(input)?.[0];
  if (scheme !== undefined && scheme.toLowerCase() !== 'https:') return undefined;
  const rest = input.slice(scheme?.length ?? 0).replace(/ +$/, '');
  // Without a scheme the address is a path of this page or starts with the host.
  if (scheme === undefined && !rest.startsWith('/')) return undefined;
  if (!rest.startsWith('//')) return REDIRECT_TEST_HOSTS.own;
  const [authority = ''] = rest.replace(/^\/+/, '').split(/[/?#]/, 1);
  const host = findHost(authority);
  return host !== undefined && LISTED.has(host) ? host : undefined;
}

/** Returns the host of an authority; undefined with a user, a password or another port than that of https. */
function findHost(authority: string): string | undefined {
  const at = authority.lastIndexOf('@');
  // An empty user name and password are none.
  if (at >= 0 && !['', ':'].includes(authority.slice(0, at))) return undefined;
  const match = /^([^:]*)(?::(0*443)?)?$/.exec(authority.slice(at + 1));
  return match?.[1] === undefined ? undefined : toAscii(match[1]);
}

/** Characters that are left out of a host name, because they are invisible (UTS 46). */
const IGNORED = /[\u00ad\u200b\u2060\ufeff]/g;

/** Returns a host as the URL standard compares it: decoded, with compatible letters and the ideographic full stop. */
function toAscii(host: string): string | undefined {
  try {
    return decodeURIComponent(host).replace(IGNORED, '').replaceAll('\u3002', '.').normalize('NFKC').toLowerCase();
  } catch {
    // It is not UTF-8.
    return undefined;
  }
}
