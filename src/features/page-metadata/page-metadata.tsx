import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { setConfiguredDocumentTitle } from '../../browser/document/document-root';
import { applySearchEngineMetadata } from '../../browser/document/search-engine-metadata';
import { isHomeWithoutFilter } from '../../contract/bootstrap/home-without-filter';
import { pageMetadata } from '../../contract/endpoints/site/page-metadata';
import { ALL_HOME_PATHS } from '../../contract/paths';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { decideDocumentMetadata, isPageIndexable } from './decide-document-metadata';

/** How long a merchant's page metadata counts as fresh (ms). */
const METADATA_STALE_MS = 3_600_000;

/**
 * Sets the title of the document and its metadata for search engines according to the current page (SEO-1, SEO-2);
 * renders nothing.
 */
export function PageMetadata() {
  const { pathname, search } = useLocation();
  const table = useQuery(createPlatformQueryOptions(useQueryScope(), pageMetadata, { staleTime: METADATA_STALE_MS }))
    .data?.value;
  useEffect(() => {
    const { title, ...metadata } = decideDocumentMetadata(table?.pages ?? [], pathname, location.origin);
    const { hostname } = location;
    const isListed = isPageIndexable({ hostname, path: pathname, indexedDomains: table?.indexedDomains });
    // The search and the categories share home's path, and have titles of their own.
    const isPartOfHome = ALL_HOME_PATHS.includes(pathname) && !isHomeWithoutFilter({ pathname, search });
    setConfiguredDocumentTitle(isPartOfHome ? '' : title);
    applySearchEngineMetadata({ ...metadata, robots: isListed ? '' : 'noindex' });
  }, [table, pathname, search]);
  return null;
}
