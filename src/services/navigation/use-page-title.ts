import { useEffect } from 'react';
import { setDocumentTitle } from '../../browser/document-root';
import { useMerchant } from '../merchant/merchant-store';

/** Puts a page's title, with the merchant's name, on the document; home has the name alone. */
export function usePageTitle(title?: string): void {
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  useEffect(() => setDocumentTitle([title, name].filter(Boolean).join(' · ')), [title, name]);
}
