import { useText } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ContactButton } from '../../services/support/contact-button';
import { FullScreenMessage } from '../../ui/full-screen-message';
import { EnglishLine } from './english-line';
import { RetryButton } from './retry-button';
import { shownIp } from './shown-ip';

/** In place of every page where the merchant may not serve the visitor (BOOT-3). */
export function AccessDeniedScreen() {
  const t = useText();
  const ip = shownIp(useMerchant(({ status }) => status?.location.ip ?? ''));
  return (
    <FullScreenMessage
      brand={<Brand />}
      title={t('denied.title')}
      actions={
        <>
          <ContactButton />
          <RetryButton />
        </>
      }
    >
      {ip !== undefined && (
        <p>
          {t('denied.ip')} <bdi dir="ltr">{ip}</bdi>
        </p>
      )}
      <p>{t('denied.description')}</p>
      <EnglishLine of="denied.description" />
    </FullScreenMessage>
  );
}
