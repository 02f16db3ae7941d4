import { repairAmpersands } from '../contract/bootstrap/clean-address';
import { findAppPath } from './app-path';
import { toSafeUrl, type UrlHosts } from './to-safe-url';

/** What decides where a link leads: the hosts of the merchant, and the pages that the merchant offers. */
export interface LinkRules extends UrlHosts {
  /** Whether the merchant offers the page at an address of the app (ROUTE-10). */
  readonly isPageOffered: (address: string) => boolean;
}

/**
 * Where a link that an editor of the merchant has entered leads: in a banner, a promotion, an announcement, a mission or
 * a push message. A page that asks for a sign-in is a page like any other; the route guard alone leads to the sign-in.
 */
export type LinkTarget =
  /** A page of this app, opened in the same tab, where the session is. */
  | { readonly kind: 'page'; readonly path: string }
  /** Another site, opened in a new window. */
  | { readonly kind: 'window'; readonly url: string }
  /** A file to install, opened as a window is. */
  | { readonly kind: 'download'; readonly url: string }
  /** There is no link, it must not be opened, or the merchant does not offer the page. */
  | { readonly kind: 'nowhere' };

/** Matches a pasted link without what cannot be seen at its ends. */
const VISIBLE_PART = /[^\s\p{Default_Ignorable_Code_Point}](?:.*[^\s\p{Default_Ignorable_Code_Point}])?/su;

/**
 * Decides where a link of the merchant leads (LINK-1): a page of the app whether it is written as a path or as the full
 * address of this site or another host of the merchant; otherwise, any https URL in a new window. A page that the
 * merchant does not offer is no target (ROUTE-10).
 * @param kind `banner` also accepts a URL without a scheme, such as `partner.example/a`
 */
export function decideLinkTarget(link: string, rules: LinkRules, kind: 'banner' | 'external' = 'external'): LinkTarget {
  const address = repairAmpersands(VISIBLE_PART.exec(link)?.[0] ?? '');
  const page = toSafeUrl('internal', address, rules);
  if (page.ok) return pageTarget(page.value, rules);
  const safe = toSafeUrl(kind, address, rules);
  if (!safe.ok) return { kind: 'nowhere' };
  // A banner's link without a scheme has one now.
  const path = findAppPath(safe.value, rules);
  return path === undefined ? { kind: 'window', url: safe.value } : pageTarget(path, rules);
}

/** Returns the target for a page of the app: the page if the merchant offers it, otherwise nowhere (ROUTE-10). */
export const pageTarget = (path: string, { isPageOffered }: Pick<LinkRules, 'isPageOffered'>): LinkTarget =>
  isPageOffered(path) ? { kind: 'page', path } : { kind: 'nowhere' };
