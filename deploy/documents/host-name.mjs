/**
 * Returns a host name as the browser and nginx know it: lower case, in ASCII, without port and without the dot at the
 * end of a fully qualified name. Throws if `host` is not a host name.
 */
export function normalizeHostName(host) {
  const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
  const isHostAlone = url && url.pathname === '/' && url.search + url.hash + url.username === '';
  if (!isHostAlone || host.endsWith('/'))
    throw new Error(`"hosts" names ${JSON.stringify(host)}, which is no host name`);
  return url.hostname.replace(/\.$/, '');
}
