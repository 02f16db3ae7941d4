import { useI18n } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ContactButton } from '../../services/support/ui/contact-button';
import { FullScreenMessage } from '../../ui/layout/full-screen-message';
import { EnglishSubtitle } from './english-subtitle';
import { RetryButton } from './retry-button';

/** Full-screen message shown instead of every page during maintenance (BOOT-2). */
export function MaintenanceScreen() {
  const { t, language } = useI18n();
  const end = useMerchant(({ status }) => status?.maintenanceEnd ?? 0);
  return (
    <FullScreenMessage
      brand={<Brand />}
      title={t('maintenance.title')}
      actions={
        <>
          <RetryButton />
          <ContactButton />
        </>
      }
    >
      {end > 0 && (
        <p>
          {t('maintenance.end')}{' '}
          <time dateTime={new Date(end).toISOString()}>
            {new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(end)}
          </time>
        </p>
      )}
      <p>{t('maintenance.description')}</p>
      <EnglishSubtitle of="maintenance.description" />
    </FullScreenMessage>
  );
}
