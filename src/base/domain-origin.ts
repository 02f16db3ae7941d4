const LOCAL_HOST = /^(?:[a-z\d-]+\.)*localhost$/;
/** A public DNS name: labels, a dot, an alphabetic top-level domain. No IP address matches. */
const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{2,59}|[a-z]{2,63})$/;
/** Top-level domains of private networks, or reserved ones. */
const PRIVATE_HOST = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|invalid)$/;
const MAX_INPUT_CHARS = 512;

/**
 * Returns the origin of a merchant's domain, given as `host` or URL, or undefined if it must not be requested (DOM-2,
 * security A27): public names over https only, without credentials, on the default port. If the page itself is on
 * localhost, `http://*.localhost` on any port is allowed too.
 * @param page origin of the page
 */
export function domainOrigin(domain: string, page: string): string | undefined {
  const url = tryParse(domain);
  if (!url) return undefined;
  const { protocol, hostname, port, username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (LOCAL_HOST.test(hostname)) return protocol === 'http:' && isLocal(page) ? url.origin : undefined;
  const isPublic = hostname.length <= 253 && PUBLIC_HOST.test(hostname) && !PRIVATE_HOST.test(hostname);
  return protocol === 'https:' && port === '' && isPublic ? url.origin : undefined;
}

function isLocal(page: string): boolean {
  const url = tryParse(page);
  return url?.protocol === 'http:' && LOCAL_HOST.test(url.hostname);
}

function tryParse(text: string): URL | undefined {
  if (text.length > MAX_INPUT_CHARS) return undefined;
  try {
    return new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    // Not a domain; the caller skips it.
    return undefined;
  }
}
