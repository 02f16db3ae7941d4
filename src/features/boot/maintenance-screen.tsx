import { useI18n } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ContactButton } from '../../services/support/contact-button';
import { FullScreenMessage } from '../../ui/full-screen-message';
import { EnglishLine } from './english-line';
import { RetryButton } from './retry-button';

/** In place of every page while the platform is being worked on (BOOT-2). */
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
      <EnglishLine of="maintenance.description" />
    </FullScreenMessage>
  );
}
