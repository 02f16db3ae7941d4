import type { TranslationKey } from '../../services/i18n/catalogue';
import { createDateFormat } from '../../services/i18n/date-format';
import { useI18n, useTranslate } from '../../services/i18n/i18n';
import { useEnglishTexts } from '../../services/i18n/use-english-texts';
import LegalInformation from '../../services/legal/legal-information';
import { Brand } from '../../services/merchant/brand';
import { useMerchant } from '../../services/merchant/merchant-store';
import { DiagnosticsLink } from '../../services/navigation/diagnostics-link';
import { ContactButton } from '../../services/support/ui/contact-button';
import { FullScreenMessage } from '../../ui/layout/full-screen-message';
import type { SiteAvailability } from './boot-machine';
import { parseIpAddress } from './parse-ip-address';
import style from './site-screen.module.css';
import { StatusRetryButton } from './status-retry-button';

interface RetryProps {
  readonly onRetry: () => Promise<void>;
}

interface SiteScreenProps extends RetryProps {
  readonly state: Exclude<SiteAvailability, 'open'>;
}

/** Screen shown instead of every page while the site is not open (BOOT-2, BOOT-3). */
export default function SiteScreen({ state, onRetry }: SiteScreenProps) {
  return state === 'maintenance' ? <MaintenanceScreen onRetry={onRetry} /> : <AccessDeniedScreen onRetry={onRetry} />;
}

/** Date format for the end of maintenance. It includes the time zone, so that the time is unambiguous. */
const END_FORMAT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Full-screen message shown instead of every page during maintenance (BOOT-2). */
function MaintenanceScreen({ onRetry }: RetryProps) {
  const { t, language } = useI18n();
  const end = useMerchant(({ status }) => status?.maintenanceEnd ?? 0);
  return (
    <FullScreenMessage
      brand={<Brand />}
      icon="refresh"
      illustration="maintenance"
      title={t('maintenance.title')}
      actions={
        <>
          <StatusRetryButton onRetry={onRetry} />
          <ContactButton />
          <DiagnosticsLink />
          <LegalInformation />
        </>
      }
    >
      {end > 0 && (
        <p>
          {t('maintenance.end')}{' '}
          <time dateTime={new Date(end).toISOString()}>
            {createDateFormat(language.locale, END_FORMAT).format(end)}
          </time>
        </p>
      )}
      <p>{t('maintenance.description')}</p>
      <EnglishSubtitle textKey="maintenance.description" />
    </FullScreenMessage>
  );
}

/** Full-screen message shown instead of every page in a restricted region (BOOT-3). */
function AccessDeniedScreen({ onRetry }: RetryProps) {
  const t = useTranslate();
  const ip = parseIpAddress(useMerchant(({ status }) => status?.location.ip ?? ''));
  return (
    <FullScreenMessage
      brand={<Brand />}
      icon="lock"
      illustration="denied"
      title={t('denied.title')}
      actions={
        <>
          <ContactButton look="primary" />
          <StatusRetryButton look="secondary" onRetry={onRetry} />
          <DiagnosticsLink />
          <LegalInformation />
        </>
      }
    >
      {ip !== undefined && (
        <p>
          {t('denied.ip')} <bdi dir="ltr">{ip}</bdi>
        </p>
      )}
      <p>{t('denied.description')}</p>
      <EnglishSubtitle textKey="denied.description" />
    </FullScreenMessage>
  );
}

/**
 * The English version of a text, folded, so that it does not read as a second message (decision 36). Renders nothing if
 * the text is shown in English already or the English texts are not loaded (BOOT-2, BOOT-3).
 */
function EnglishSubtitle({ textKey }: { readonly textKey: TranslationKey }) {
  const t = useTranslate();
  const english = useEnglishTexts()?.[textKey];
  if (english === undefined || t(textKey) === english) return null;
  return (
    <details lang="en" dir="ltr" className={style.subtitle}>
      <summary>English</summary>
      <p>{english}</p>
    </details>
  );
}
