import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { Button } from '../../ui/button/button';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { offersPromptOrGuide } from './environment/decide-install-method';
import { useInstallation } from './installed/use-installation';
import { installWebApp } from './method/install-web-app';

/** Loaded lazily, to keep its code out of what the pages share. */
const ContactButton = lazyWithRetry(async () => ({
  default: (await import('../../services/support/ui/contact-button')).ContactButton,
}));

/**
 * Button that installs the web app, or shows how; if this browser or the merchant cannot, the way to customer service
 * (INST-2, GAME-4).
 */
export default function InstallButton() {
  const t = useTranslate();
  const isOffered = useMerchant(({ status }) => status?.info.whitelabelVal.install.enabled);
  const { method } = useInstallation();
  if (!isOffered || !offersPromptOrGuide(method)) return <ContactButton look="primary" />;
  return <Button onClick={() => void installWebApp(method)}>{t('install.web')}</Button>;
}
