const LOCAL_HOST = /^(?:[a-z\d-]+\.)*localhost$/;
/** A name of the public DNS: labels, a dot, a top-level domain of letters. No address of numbers ends so. */
const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{2,59}|[a-z]{2,63})$/;
/** Top-level domains that lead into somebody's own network, or nowhere. */
const PRIVATE_HOST = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|invalid)$/;
const LONGEST = 512;

/**
 * The origin of one of a merchant's domains, given as `host` or as an address, or undefined for one that is not to be
 * asked (DOM-2, security A27): public names over https alone, without credentials and on the default port. While the
 * page itself comes from this machine, `http://*.localhost` on any port counts too.
 * @param page origin of the page
 */
export function lineOrigin(domain: string, page: string): string | undefined {
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
  if (text.length > LONGEST) return undefined;
  try {
    return new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    // What cannot be read is no domain; the caller passes over it.
    return undefined;
  }
}
