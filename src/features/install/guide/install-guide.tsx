import type { ReactNode } from 'react';
import { copyText } from '../../../browser/device/share';
import { ROUTES } from '../../../contract/paths';
import { startAppDownload } from '../../../services/downloads/start-app-download';
import { useTranslate } from '../../../services/i18n/i18n';
import { showToast } from '../../../services/overlays/overlays';
import { Button } from '../../../ui/button/button';
import { Sheet } from '../../../ui/dialog/sheet';
import { useAppDownload } from '../app/use-app-download';
import type { InstallGuideKind } from '../environment/decide-install-method';
import { INSTALL_GUIDES } from './guide-steps';
import style from './install-guide.module.css';
import { SystemButtonIcon } from './system-button';

interface InstallGuideProps {
  readonly guide: InstallGuideKind;
  readonly toasts: ReactNode;
  readonly onClose: () => void;
}

/**
 * Sheet with the steps to add the web app to the home screen in this browser, or to leave an in-app browser (INST-3).
 */
export function InstallGuide({ guide, toasts, onClose }: InstallGuideProps) {
  const t = useTranslate();
  const { title, steps, tips, needsBrowser, mayHaveProfile } = INSTALL_GUIDES[guide];
  const download = useAppDownload();
  const copyLink = async () => {
    const isCopied = await copyText(location.origin + ROUTES.home.path);
    showToast({ key: isCopied ? 'guide.copied' : 'guide.copy_failed' }, isCopied ? 'status' : 'alert');
  };
  return (
    <Sheet title={t(title)} closeLabel={t('action.close')} onClose={onClose}>
      <ol className={style.steps}>
        {steps.map(({ button, text }, index) => (
          <li key={text}>
            <SystemButtonIcon button={button} />
            <p>
              <b>{t('guide.step', { number: index + 1 })}</b>
              {t(text)}
            </p>
          </li>
        ))}
      </ol>
      <ul className={style.tips}>
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <div className={style.actions}>
        {needsBrowser && (
          <Button wide onClick={() => void copyLink()}>
            {t('guide.copy')}
          </Button>
        )}
        {mayHaveProfile && download?.isProfile && (
          <>
            <p className={style.profile}>{t('guide.profile.text')}</p>
            <Button wide look="secondary" onClick={() => void startAppDownload(download)}>
              {t('guide.profile')}
            </Button>
          </>
        )}
      </div>
      {toasts}
    </Sheet>
  );
}
