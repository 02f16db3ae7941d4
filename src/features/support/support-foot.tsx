import { useText } from '../../services/i18n/i18n';
import { ServiceLinks } from '../../services/support/service-links';
import { useServiceLinks } from '../../services/support/use-service-links';
import style from './support-foot.module.css';

/** The ways to customer service at the foot of home (CS-1). */
export function SupportFoot() {
  const t = useText();
  const links = useServiceLinks('footer');
  if (!links || links.length === 0) return null;
  return (
    <section className={style.foot} aria-label={t('support.title')}>
      <h2>{t('support.foot')}</h2>
      <div className={style.links}>
        <ServiceLinks links={links} />
      </div>
    </section>
  );
}
