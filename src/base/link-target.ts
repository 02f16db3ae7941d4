import { repairAmpersands } from '../contract/bootstrap/clean-address';
import { findAppPath } from './app-path';
import { toSafeUrl, type UrlHosts } from './to-safe-url';

/** Where a link that an editor of the merchant has entered leads. */
export type LinkTarget =
  /** A page of this app, opened in the same tab, where the session is. */
  | { readonly kind: 'page'; readonly path: string }
  /** Another site, opened in a new window. */
  | { readonly kind: 'window'; readonly url: string }
  /** There is no link, or it must not be opened. */
  | { readonly kind: 'nowhere' };

/** Matches what cannot be seen at the ends of a pasted link. */
const INVISIBLE_ENDS = /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;

/**
 * Decides where a link of the merchant leads (LINK-1): a page of the app whether it is written as a path or as the full
 * address of this site or another host of the merchant; otherwise, any https URL in a new window.
 * @param kind `banner` also accepts a URL without a scheme, such as `partner.example/a`
 */
export function decideLinkTarget(link: string, hosts: UrlHosts, kind: 'banner' | 'external' = 'external'): LinkTarget {
  const address = repairAmpersands(link.replace(INVISIBLE_ENDS, ''));
  const page = toSafeUrl('internal', address, hosts);
  if (page.ok) return { kind: 'page', path: page.value };
  const safe = toSafeUrl(kind, address, hosts);
  if (!safe.ok) return { kind: 'nowhere' };
  // A banner's link without a scheme has one now.
  const path = findAppPath(safe.value, hosts);
  return path === undefined ? { kind: 'window', url: safe.value } : { kind: 'page', path };
}
