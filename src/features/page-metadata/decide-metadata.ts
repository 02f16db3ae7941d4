import { parseUrl } from '../../base/parse-url';
import type { PageMetadataEntry } from '../../contract/endpoints/page-metadata';
import { HOME_PATH, HOME_PATHS } from '../../contract/paths';

/** What the document says about a page; an empty text: nothing. */
export interface DocumentMetadata {
  /** Empty: the page's own title. */
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  /** Absolute URL. */
  readonly canonical: string;
}

/**
 * Returns the metadata of a page (SEO-1). A path without an entry has those of home, but its own title: every page must be
 * told apart by its title. @param origin of this page, such as `https://www.example.com`
 */
export function decideMetadata(pages: readonly PageMetadataEntry[], path: string, origin: string): DocumentMetadata {
  const home = pages.find((entry) => entry.path === HOME_PATH);
  const own = HOME_PATHS.includes(path) ? home : pages.find((entry) => entry.path === path);
  const { keywords = '', description = '', canonical = '' } = own ?? home ?? {};
  return { title: own?.title ?? '', keywords, description, canonical: absoluteUrl(canonical, origin) };
}

function absoluteUrl(canonical: string, origin: string): string {
  const url = canonical === '' ? undefined : parseUrl(canonical, origin);
  return url?.protocol === 'https:' || url?.origin === origin ? url.href : '';
}

const WWW = 'www.';
const LOCAL_HOST = 'localhost';
/** Path segments of the deepest page that search engines may list. */
const MAX_INDEXED_DEPTH = 2;

/** Where a page is, and the domains that search engines may list; undefined while these are not known. */
export interface PageLocation {
  readonly hostname: string;
  readonly path: string;
  readonly indexedDomains: readonly string[] | undefined;
}

/** Whether search engines may list a page (SEO-2). Until the domains are known, host and path alone decide. */
export function isIndexed({ hostname, path, indexedDomains }: PageLocation): boolean {
  const isMainHost = hostname === LOCAL_HOST || hostname.startsWith(WWW);
  const depth = path.split('/').filter(Boolean).length;
  const isListed = indexedDomains?.some((domain) => withoutWww(domain) === withoutWww(hostname)) ?? true;
  return isMainHost && depth <= MAX_INDEXED_DEPTH && isListed;
}

const withoutWww = (host: string): string => {
  const name = host.trim().toLowerCase();
  return name.startsWith(WWW) ? name.slice(WWW.length) : name;
};
