/*
 * The clean form of a page's address. People paste links out of messages, documents and HTML, with what stood around
 * them. The bootstrap script replaces the address before anything reads it, the router that of links inside the app
 * (ROUTE-9).
 */

/** The parts of a URL that {@link cleanPagePath} reads; both `Location` and the router's location have them. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Replaces `&` in the notations of HTML, such as `&amp;` and `&#38;`, also escaped repeatedly. */
export const repairAmpersands = (text: string): string => text.replace(/&(?:(?:amp|#0*38|#x0*26)(?:;|%3b))+/gi, '&');

/**
 * A path of ASCII letters, and what was pasted after it: punctuation and blanks, or text without a blank before it. An
 * `&` may begin a query, which `repairPagePath` separates.
 */
const AFTER_PATH = /^([\w./-]*\w)([^\w/%&]|%\w\w)+$/;

/**
 * Returns path, query and fragment of a page in their clean form: no repeated slashes, no blanks and punctuation after
 * the path, and `&` as `&`. The `#` of `&#38;` starts a fragment, so query and fragment are repaired together.
 */
export function cleanPagePath({ pathname, search, hash }: PageAddress): string {
  const path = pathname.replace(/\/+/g, '/').replace(AFTER_PATH, '$1');
  return path + repairAmpersands(search + hash);
}

/** Returns the clean URL of a page, whose host has no trailing dot: another origin, with storage of its own. */
export const cleanAddress = (address: PageAddress & { readonly origin: string }): string =>
  address.origin.replace(/\.(?=:|$)/, '') + cleanPagePath(address);
