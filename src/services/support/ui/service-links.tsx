import type { ReactNode, Ref } from 'react';
import { isOfficialApp } from '../../../base/passthrough-parameters';
import type { CustomerServiceEntry } from '../../../contract/merchant/customer-service';
import button from '../../../ui/button/button.module.css';
import { useTranslate } from '../../i18n/i18n';
import { passthroughParam } from '../../navigation/navigate';
import type { ServiceLink } from '../decrypt-service-links';
import { useDecryptedLinks } from './use-service-links';

interface ServiceAnchorProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/**
 * A link to customer service. Opens in a new window without an opener, except in the merchant's app, which has only one
 * window.
 */
export function ServiceAnchor({ address, className, ref, children }: ServiceAnchorProps) {
  const target = isOfficialApp(passthroughParam('inApp')) ? {} : { target: '_blank' };
  return (
    <a ref={ref} href={address} rel="noopener noreferrer" className={className} {...target}>
      {children}
    </a>
  );
}

/** A link for each customer service, labelled with the merchant's title. */
export function ServiceLinks({ links }: { readonly links: readonly ServiceLink[] }) {
  const t = useTranslate();
  return links.map(({ title, path, address }) => (
    <ServiceAnchor
      key={`${title} ${path}`} // not the URL, which changes when the member is loaded
      address={address}
      className={[button.button, button.secondary, button.wide].join(' ')}
    >
      {title || t('support.contact')}
    </ServiceAnchor>
  ));
}

/** A link for each entry that can be opened (CS-1, DOM-1). */
export function ServiceButtons({ entries }: { readonly entries: readonly CustomerServiceEntry[] }) {
  return <ServiceLinks links={useDecryptedLinks(entries) ?? []} />;
}
