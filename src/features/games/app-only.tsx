import type { ReactNode } from 'react';
import { isInstalled, isIos, readDeviceTraits } from '../../browser/device';
import { leaveTo } from '../../browser/windows';
import { ROUTES } from '../../contract/paths';
import { appDownload } from '../../services/downloads/app-download';
import { useText } from '../../services/i18n/i18n';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { ButtonLink } from '../../services/navigation/button-link';
import { carriedParameter } from '../../services/navigation/navigator';
import { PageScreen } from '../../services/navigation/page-screen';
import { isOfficialApp } from '../../services/platform/is-official-app';
import { queueEvent } from '../../services/tracking/queue-event';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { decideAppOnly } from './decide-app-only';
import style from './launch-screen.module.css';

/** Lets a game start, or says that it starts in the app alone (GAME-4). */
export function AppOnly({ children }: { readonly children: ReactNode }) {
  const isKeptForApp = useMerchant(({ status }) => isOn(status, 'STARTGAMEINAPP3'));
  const isInApp = isOfficialApp(carriedParameter('inApp'));
  const isRefused = decideAppOnly({ isKeptForApp, isInApp, isInstalled: isInstalled(readDeviceTraits()) });
  return isRefused ? <AppOnlyNotice /> : children;
}

function AppOnlyNotice() {
  const t = useText();
  const status = useMerchant((merchant) => merchant.status);
  const hosts = urlHosts(status, location.origin);
  const address = appDownload(status?.info.resources ?? [], isIos(readDeviceTraits()), hosts);
  const download = async (from: string) => {
    await queueEvent('downloadApp');
    leaveTo(from);
  };
  return (
    <PageScreen title={t('launch.title')}>
      <div className={style.stage}>
        <span className={style.picture} data-still>
          <Icon name="games" size={56} />
        </span>
        <div role="alert">
          <h2>{t('launch.app_only.title')}</h2>
          <p>{t('launch.label_start_game_error')}</p>
        </div>
        <div className={style.actions}>
          {address !== undefined && (
            <Button onClick={() => void download(address)}>{t('launch.app_only.download')}</Button>
          )}
          <ButtonLink to={ROUTES.home.path} look="secondary">
            {t('action.home')}
          </ButtonLink>
        </div>
      </div>
    </PageScreen>
  );
}
