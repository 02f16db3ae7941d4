import { useTranslate } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ContactButton } from '../../services/support/ui/contact-button';
import { FullScreenMessage } from '../../ui/layout/full-screen-message';
import { EnglishSubtitle } from './english-subtitle';
import { formatIp } from './format-ip';
import { RetryButton } from './retry-button';

/** Full-screen message shown instead of every page in a restricted region (BOOT-3). */
export function AccessDeniedScreen() {
  const t = useTranslate();
  const ip = formatIp(useMerchant(({ status }) => status?.location.ip ?? ''));
  return (
    <FullScreenMessage
      brand={<Brand />}
      icon="lock"
      title={t('denied.title')}
      actions={
        <>
          <ContactButton look="primary" />
          <RetryButton look="secondary" />
        </>
      }
    >
      {ip !== undefined && (
        <p>
          {t('denied.ip')} <bdi dir="ltr">{ip}</bdi>
        </p>
      )}
      <p>{t('denied.description')}</p>
      <EnglishSubtitle of="denied.description" />
    </FullScreenMessage>
  );
}
