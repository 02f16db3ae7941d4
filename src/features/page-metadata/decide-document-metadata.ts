import { normalizeRoutePath } from '../../base/find-route';
import { parseUrl } from '../../base/parse-url';
import type { PageMetadataEntry } from '../../contract/endpoints/site/page-metadata';
import { ALL_HOME_PATHS, HOME_PATH } from '../../contract/paths';

/** Title, meta tags and canonical URL of the document. A tag whose value is an empty string is omitted. */
export interface DocumentMetadata {
  /** Title of the document; if empty, the page's own title is used. */
  readonly title: string;
  readonly keywords: string;
  readonly description: string;
  /** Absolute canonical URL; empty if it neither uses https nor is on this site. */
  readonly canonical: string;
}

/**
 * Returns the metadata of a page (SEO-1). A path without an entry gets the metadata of home, but with an empty title,
 * because titles must differ between pages.
 * @param origin origin of this page, such as `https://www.example.com`
 */
export function decideDocumentMetadata(
  pages: readonly PageMetadataEntry[],
  path: string,
  origin: string,
): DocumentMetadata {
  const home = pages.find((entry) => entry.path === HOME_PATH);
  const page = normalizeRoutePath(path);
  const own = ALL_HOME_PATHS.includes(page) ? home : pages.find((entry) => normalizeRoutePath(entry.path) === page);
  const { keywords = '', description = '', canonical = '' } = own ?? home ?? {};
  return { title: own?.title ?? '', keywords, description, canonical: absoluteUrl(canonical, origin) };
}

function absoluteUrl(canonical: string, origin: string): string {
  const url = canonical === '' ? undefined : parseUrl(canonical, origin);
  return url?.protocol === 'https:' || url?.origin === origin ? url.href : '';
}

const WWW = 'www.';
const LOCAL_HOST = 'localhost';
/** Maximum number of path segments of a page that search engines may index. */
const MAX_INDEXED_DEPTH = 2;

/** Location of a page. `indexedDomains`: the domains that search engines may index; undefined until they are known. */
export interface PageIndexingInput {
  readonly hostname: string;
  readonly path: string;
  readonly indexedDomains: readonly string[] | undefined;
}

/**
 * Whether search engines may index a page (SEO-2): its host is `localhost` or starts with `www.`, its path has at most
 * MAX_INDEXED_DEPTH segments, and its domain is one of `indexedDomains`, if these are known.
 */
export function isPageIndexable({ hostname, path, indexedDomains }: PageIndexingInput): boolean {
  const isMainHost = hostname === LOCAL_HOST || hostname.startsWith(WWW);
  const depth = path.split('/').filter(Boolean).length;
  const isListed = indexedDomains?.some((domain) => withoutWww(domain) === withoutWww(hostname)) ?? true;
  return isMainHost && depth <= MAX_INDEXED_DEPTH && isListed;
}

const withoutWww = (host: string): string => {
  const name = host.trim().toLowerCase();
  return name.startsWith(WWW) ? name.slice(WWW.length) : name;
};
