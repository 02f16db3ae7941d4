import { startAppDownload } from '../../../services/downloads/start-app-download';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button } from '../../../ui/button/button';
import { useAppDownload } from '../app/use-app-download';
import { offersPromptOrGuide } from '../environment/decide-install-method';
import { useInstallation } from '../installed/use-installation';
import { type InstallOutcome, installWebApp } from '../method/install-web-app';

interface InstallButtonsProps {
  /** Called when the user has pressed one of the buttons, before the outcome is known. */
  readonly onChosen?: () => void;
  readonly onOutcome?: (outcome: InstallOutcome) => void;
}

/**
 * Buttons of the install prompts, for the merchant's native app and the web app. Each is rendered only if it works on
 * this device (INST-2, INST-6).
 */
export function InstallButtons({ onChosen, onOutcome }: InstallButtonsProps) {
  const t = useTranslate();
  const { method } = useInstallation();
  const download = useAppDownload();
  const hasWebApp = offersPromptOrGuide(method);
  const handleInstall = () => {
    void installWebApp(method).then(onOutcome);
    onChosen?.();
  };
  const downloadApp = () => {
    if (download) void startAppDownload(download);
    onChosen?.();
  };
  return (
    <>
      {hasWebApp && (
        <Button wide onClick={handleInstall}>
          {t('install.web')}
        </Button>
      )}
      {download && (
        <Button wide look={hasWebApp ? 'secondary' : 'primary'} onClick={downloadApp}>
          {t('install.app')}
        </Button>
      )}
    </>
  );
}
