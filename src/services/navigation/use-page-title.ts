import { useEffect } from 'react';
import { setDefaultDocumentTitle } from '../../browser/document/document-root';
import { useMerchant } from '../merchant/merchant-store';

/**
 * Sets the document title to the page's title and the merchant's name; without a page title, as on home, to the
 * merchant's name only.
 */
export function usePageTitle(title?: string): void {
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  useEffect(() => setDefaultDocumentTitle([title, name].filter(Boolean).join(' · ')), [title, name]);
}
