import { startAppDownload } from '../../services/downloads/start-app-download';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ButtonRow } from '../../ui/list/rows';
import { Icon } from '../../ui/media/icon';
import { useAppDownload } from './app/use-app-download';
import { offersPromptOrGuide } from './environment/decide-install-method';
import { useInstallation } from './installed/use-installation';
import { installWebApp } from './method/install-web-app';

/**
 * Rows of the account page that offer to install the merchant's native app and the web app; each row is shown only if
 * this device supports the installation (INST-2). Renders nothing if the web app is installed, the page runs in the
 * native app, or the merchant does not offer the installation.
 */
export default function InstallRows() {
  const t = useTranslate();
  const isOffered = useMerchant(({ status }) => status?.info.whitelabelVal.install.enabled);
  const { method, isInstalled } = useInstallation();
  const app = useAppDownload();
  if (!isOffered || isInstalled) return null;
  const aside = <Icon name="forward" size={20} directional />;
  return (
    <>
      {app && (
        <ButtonRow icon="games" title={t('install.app')} aside={aside} onPress={() => void startAppDownload(app)} />
      )}
      {offersPromptOrGuide(method) && (
        <ButtonRow icon="home" title={t('install.web')} aside={aside} onPress={() => void installWebApp(method)} />
      )}
    </>
  );
}
