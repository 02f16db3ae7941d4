import { useTranslate } from '../../services/i18n/i18n';
import LegalInformation from '../../services/legal/legal-information';
import { CustomerServiceLinks } from '../../services/support/ui/customer-service-links';
import { useCustomerServiceLinksByPlacement } from '../../services/support/ui/use-customer-service-links';
import { FloatingCustomerServiceButton } from './floating-customer-service-button';
import style from './home-support-links.module.css';

/** Customer service links at the bottom of home (CS-1); renders nothing if there are none. */
function SupportFooter() {
  const t = useTranslate();
  const links = useCustomerServiceLinksByPlacement('footer');
  if (!links || links.length === 0) return null;
  return (
    <section className={style.foot} aria-label={t('support.title')}>
      <h2>{t('support.foot')}</h2>
      <div className={style.links}>
        <CustomerServiceLinks links={links} />
      </div>
    </section>
  );
}

/** Customer service links, trust strip and floating customer service button of home, in one chunk. */
export default function HomeSupportLinks() {
  return (
    <>
      <SupportFooter />
      <div className={style.trust}>
        <LegalInformation />
      </div>
      <FloatingCustomerServiceButton />
    </>
  );
}
