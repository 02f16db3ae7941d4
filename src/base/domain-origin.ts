import { parseUrl } from './parse-url';

const MAX_INPUT_CHARS = 512;
const MAX_NAME_CHARS = 253;

/**
 * Returns the origin of a merchant's domain, given as host or URL; undefined if it must not be requested (DOM-2).
 * Accepts public names over https only, without credentials, on the default port. If the page itself is on localhost,
 * `http://*.localhost` on any port is accepted too.
 * @param page origin of the page
 */
export function parseDomainOrigin(domain: string, page: string): string | undefined {
  const url = parseDomain(domain);
  if (!url) return undefined;
  const { protocol, hostname, port, username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (isLocalHost(hostname)) return protocol === 'http:' && isLocalPage(page) ? url.origin : undefined;
  return protocol === 'https:' && port === '' && isPublicHost(hostname) ? url.origin : undefined;
}

function parseDomain(text: string): URL | undefined {
  if (text.length > MAX_INPUT_CHARS) return undefined;
  return parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
}

function isLocalPage(page: string): boolean {
  const url = parseUrl(page);
  return url?.protocol === 'http:' && isLocalHost(url.hostname);
}

function isLocalHost(host: string): boolean {
  return /^(?:[a-z\d-]+\.)*localhost$/.test(host);
}

/**
 * Whether a host is a public DNS name: at least two labels, with a top-level domain that is alphabetic and not
 * reserved. False for IP addresses.
 */
function isPublicHost(host: string): boolean {
  const isName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{2,59}|[a-z]{2,63})$/.test(host);
  return isName && host.length <= MAX_NAME_CHARS && !isPrivateName(host);
}

/** Whether the top-level domain of a host name is reserved, or used in private networks only. */
function isPrivateName(host: string): boolean {
  return /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|invalid)$/.test(host);
}
