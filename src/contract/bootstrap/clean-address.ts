/*
 * The clean form of a page's address. People paste links out of messages, documents and HTML, with what stood around
 * them. The bootstrap script replaces the address before anything reads it, the router that of links inside the app
 * (ROUTE-9).
 */

/** The parts of a URL that {@link cleanPagePath} reads; both `Location` and the router's location have them. */
interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Replaces `&` in the notations of HTML, such as `&amp;` and `&#38;`, also escaped repeatedly. */
export const repairAmpersands = (text: string): string => text.replace(/&(?:(?:amp|#0*38|#x0*26)(?:;|%3b))+/gi, '&');

/**
 * A path, and a query whose `?` was escaped, also repeatedly, or pasted as `&`: `/m/register%3Fr%3DABC`. What adds its
 * own parameter to a link takes it for a path and appends a second query.
 */
const GLUED_QUERY = /^([^?#]*?)(?:&|%(?:25)*(?:26|3f))(?=\w)([^?#]*)(\?)?/i;
const ESCAPED_SEPARATOR = /^[^=]*%(?:25)*3d/i;

/** A path of ASCII letters, and what was pasted after it: punctuation and blanks, or text without a blank before it. */
const AFTER_PATH = /^([\w./-]*\w)([^\w/%]|%\w\w)+$/;

/**
 * Returns path, query and fragment of a page in their clean form: no repeated slashes, no blanks and punctuation after
 * the path, `?` before the query, and `&` as `&`. The `#` of `&#38;` starts a fragment, so all parts are repaired
 * together.
 */
export function cleanPagePath({ pathname, search, hash }: PageAddress): string {
  return repairAmpersands(repairAmpersands(pathname + search + hash).replace(GLUED_QUERY, cutQuery)).replace(
    /^[^?#]+/,
    (path) => path.replace(/\/+/g, '/').replace(AFTER_PATH, '$1'),
  );
}

/** Separates a glued query from its path. Removes as many levels of escaping as its first `=` has. */
function cutQuery(_: string, path: string, query: string, next: string | undefined): string {
  let text = query;
  while (ESCAPED_SEPARATOR.test(text)) text = text.replace(/%(?:2[56b]|3d)/gi, decodeURIComponent);
  return `${path}?${text}${next ? '&' : ''}`;
}

/** Returns the clean URL of a page, whose host has no trailing dot: another origin, with storage of its own. */
export const cleanAddress = (address: PageAddress & { readonly origin: string }): string =>
  address.origin.replace(/\.(?=:|$)/, '') + cleanPagePath(address);
