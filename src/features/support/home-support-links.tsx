import type { ReactNode } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import LegalInformation from '../../services/legal/legal-information';
import { CustomerServiceLinks } from '../../services/support/ui/customer-service-links';
import { useCustomerServiceLinksByPlacement } from '../../services/support/ui/use-customer-service-links';
import { ButtonRow } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';
import { FloatingCustomerServiceButton } from './floating-customer-service-button';
import style from './home-support-links.module.css';

interface HomeSupportLinksProps {
  /** Row of the chat, if it has its place here. */
  readonly chat: { readonly badge: ReactNode; readonly onPress: () => void } | undefined;
}

/** Help at the bottom of home: chat and customer service links (CS-1, CS-2); renders nothing if there is neither. */
function SupportFooter({ chat }: HomeSupportLinksProps) {
  const t = useTranslate();
  const links = useCustomerServiceLinksByPlacement('footer');
  // The chat does not wait until the links are decrypted.
  if (!chat && !links?.length) return null;
  return (
    <section className={style.foot} aria-label={t('support.title')}>
      <h2>{t('support.foot')}</h2>
      <div className={style.links}>
        <CustomerServiceLinks links={links ?? []}>
          {chat && (
            <ButtonRow
              icon="chat"
              title={t('chat.title')}
              aside={
                <>
                  {chat.badge}
                  <Icon name="forward" size={20} directional />
                </>
              }
              onPress={chat.onPress}
            />
          )}
        </CustomerServiceLinks>
      </div>
    </section>
  );
}

/** Customer service links, trust strip and floating customer service button of home, in one chunk. */
export default function HomeSupportLinks(props: HomeSupportLinksProps) {
  return (
    <>
      <SupportFooter {...props} />
      <div className={style.trust}>
        <LegalInformation />
      </div>
      <FloatingCustomerServiceButton />
    </>
  );
}
