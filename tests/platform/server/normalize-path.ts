/**
 * Normalizes the path of a request as nginx does before it chooses a location: decodes it, merges adjacent slashes and
 * resolves dot segments. Returns `undefined` for a path that nginx refuses with a 400: malformed percent-encoding, a
 * zero byte, or a dot segment above the root. Bytes outside of ASCII become one character each, because no file of a
 * build has a name with them.
 */
export function normalizePath(path: string): string | undefined {
  if (!path.startsWith('/') || /%(?![\da-f]{2})/i.test(path)) return undefined;
  const decoded = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  if (decoded.includes('\0')) return undefined;
  const segments = decoded.slice(1).split('/');
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '');
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..' && kept.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(segment)) kept.push(segment);
  }
  return kept.length === 0 ? '/' : `/${kept.join('/')}${isFolder ? '/' : ''}`;
}
