import type { ReactNode, Ref } from 'react';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import type { CustomerServiceEntry } from '../../../contract/merchant/customer-service';
import { RowContent, RowList } from '../../../ui/list/rows';
import rows from '../../../ui/list/rows.module.css';
import { Icon } from '../../../ui/media/icon';
import { useTranslate } from '../../i18n/i18n';
import { getSavedCampaignParam } from '../../navigation/navigate';
import { getCustomerServiceIcon } from '../customer-service-icon';
import type { CustomerServiceLink } from '../decrypt-customer-service-links';
import { useDecryptedCustomerServiceLinks } from './use-customer-service-links';

interface CustomerServiceAnchorProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/**
 * A link to customer service. Opens in a new window without an opener, except in the merchant's app, which has only one
 * window.
 */
export function CustomerServiceAnchor({ address, className, ref, children }: CustomerServiceAnchorProps) {
  const target = isRunningInNativeApp(getSavedCampaignParam('inApp')) ? {} : { target: '_blank' };
  return (
    <a ref={ref} href={address} rel="noopener noreferrer" className={className} {...target}>
      {children}
    </a>
  );
}

interface CustomerServiceLinksProps {
  readonly links: readonly CustomerServiceLink[];
  /** Rows before those of the links. */
  readonly children?: ReactNode;
}

/** One row for each customer-service link, labelled with the title that the merchant has set for the link. */
export function CustomerServiceLinks({ links, children }: CustomerServiceLinksProps) {
  const t = useTranslate();
  if (links.length === 0 && !children) return null;
  return (
    <RowList>
      {children}
      {links.map(({ csType, title, path, address }) => (
        // The key is not the URL, which changes when the member is loaded.
        <li key={`${title} ${path}`}>
          <CustomerServiceAnchor address={address} className={rows.row}>
            <RowContent
              icon={getCustomerServiceIcon(csType)}
              title={title || t('support.contact')}
              aside={<Icon name="forward" size={20} directional />}
            />
          </CustomerServiceAnchor>
        </li>
      ))}
    </RowList>
  );
}

/** A link for each customer service entry whose URL may be opened (CS-1, DOM-1). */
export function CustomerServiceEntryLinks({ entries }: { readonly entries: readonly CustomerServiceEntry[] }) {
  return <CustomerServiceLinks links={useDecryptedCustomerServiceLinks(entries) ?? []} />;
}
