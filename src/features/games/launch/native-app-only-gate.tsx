import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import { navigateAway } from '../../../browser/page/windows';
import { ROUTES } from '../../../contract/paths';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { findAppDownloadUrl } from '../../../services/downloads/app-download';
import { useTranslate } from '../../../services/i18n/i18n';
import { isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { ButtonLink } from '../../../services/navigation/button-link';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { PageLayout } from '../../../services/navigation/page-layout';
import { track } from '../../../services/tracking/track';
import { Button } from '../../../ui/button/button';
import { IllustratedIcon } from '../../../ui/media/illustrated-icon';
import { useCachedGame } from '../data/lanes-query';
import { isLaunchBlockedOutsideNativeApp } from './is-launch-blocked-outside-native-app';
import style from './launch-screen.module.css';

interface NativeAppOnlyGateProps {
  /** Way to the home screen, from which games start too, or to customer service where there is none (GAME-4). */
  readonly home: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a notice instead of its children if games cannot start here because the merchant restricts them to its
 * native app (GAME-4).
 */
export function NativeAppOnlyGate({ home, children }: NativeAppOnlyGateProps) {
  const isAppOnly = useMerchant(({ status }) => isSwitchOn(status, 'STARTGAMEINAPP3'));
  const isInApp = isRunningInNativeApp(getSavedCampaignParam('inApp'));
  const isBlocked = isLaunchBlockedOutsideNativeApp({
    isAppOnly,
    isInApp,
    isInstalled: isRunningAsInstalledApp(readDeviceTraits()),
  });
  return isBlocked ? <NativeAppOnlyNotice home={home} /> : children;
}

/**
 * Notice that games start only in the merchant's native app and from the home screen, with a button that downloads the
 * app if there is a download for this device, and otherwise `home`.
 */
function NativeAppOnlyNotice({ home }: Omit<NativeAppOnlyGateProps, 'children'>) {
  const t = useTranslate();
  const game = useCachedGame(useSearchParams()[0].get('code') ?? '');
  const status = useMerchant((merchant) => merchant.status);
  const hosts = getTrustedHosts();
  const downloadUrl = findAppDownloadUrl(status?.info.resources ?? [], isIos(readDeviceTraits()), hosts);
  const startDownload = async (url: string) => {
    await track('downloadApp');
    navigateAway(url);
  };
  return (
    <PageLayout title={game?.displayName ?? t('games.title')}>
      <div className={style.stage}>
        <IllustratedIcon icon="games" illustration="welcome" />
        <div role="alert">
          <h2>{t('launch.app_only.title')}</h2>
          <p>{t(downloadUrl === undefined ? 'launch.app_only.home_screen' : 'launch.label_start_game_error')}</p>
        </div>
        <div className={style.actions}>
          {downloadUrl === undefined ? (
            home
          ) : (
            <Button onClick={() => void startDownload(downloadUrl)}>{t('launch.app_only.download')}</Button>
          )}
          <ButtonLink to={ROUTES.home.path} look="secondary">
            {t('action.home')}
          </ButtonLink>
        </div>
      </div>
    </PageLayout>
  );
}
