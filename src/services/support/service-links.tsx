import type { ReactNode, Ref } from 'react';
import button from '../../ui/button.module.css';
import { useText } from '../i18n/i18n';
import { carriedParameter } from '../navigation/navigator';
import { isOfficialApp } from '../platform/is-official-app';
import type { ServiceLink } from './open-entries';

interface ServiceAnchorProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link to customer service: in a window of its own that knows nothing of this one; the merchant's app has one window. */
export function ServiceAnchor({ address, className, ref, children }: ServiceAnchorProps) {
  const target = isOfficialApp(carriedParameter('inApp')) ? {} : { target: '_blank' };
  return (
    <a ref={ref} href={address} rel="noopener noreferrer" className={className} {...target}>
      {children}
    </a>
  );
}

/** One link for every way to reach customer service, each by the merchant's own name for it. */
export function ServiceLinks({ links }: { readonly links: readonly ServiceLink[] }) {
  const t = useText();
  return links.map(({ title, path, address }) => (
    <ServiceAnchor
      key={`${title} ${path}`} // not the address, which changes when the member is known
      address={address}
      className={[button.button, button.secondary, button.wide].join(' ')}
    >
      {title || t('support.contact')}
    </ServiceAnchor>
  ));
}
