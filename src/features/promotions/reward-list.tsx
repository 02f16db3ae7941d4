import { isRunningInNativeApp } from '../../base/campaign-params';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../browser/device/device';
import { ROUTES } from '../../contract/paths';
import { getTrustedHosts } from '../../services/domain-list/url-hosts';
import { findAppDownload } from '../../services/downloads/app-download';
import { startAppDownload } from '../../services/downloads/start-app-download';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { LinkRow } from '../../services/navigation/link-row';
import { getSavedCampaignParam } from '../../services/navigation/navigate';
import { QueryView } from '../../services/queries/query-view';
import { useAvailablePromotions } from '../../services/referral/available-promotions-query';
import { ButtonRow, Row, RowList } from '../../ui/list/rows';

/** List of the available rewards: for installing the app and for inviting friends (LINK-3). */
export function RewardList() {
  const t = useTranslate();
  const query = useAvailablePromotions();
  return (
    <QueryView
      query={query}
      isEmpty={(rewards) => !rewards.APP_DOWNLOAD.enabled && !rewards.REFERRAL.enabled}
      empty={t('page.rewards.empty')}
    >
      {({ APP_DOWNLOAD: app, REFERRAL: referral }) => (
        <section>
          <h2>{t('rewards.offers')}</h2>
          <RowList>
            {app.enabled && <AppReward count={app.count} />}
            {referral.enabled && (
              <LinkRow
                to={ROUTES.inviteFriends.path}
                icon="invite"
                title={t('page.invite.title')}
                detail={t('page.rewards.count', { number: referral.count })}
              />
            )}
          </RowList>
        </section>
      )}
    </QueryView>
  );
}

/**
 * Row for the reward for installing the app. Pressing it downloads the native app, unless the page runs in the native
 * app or the installed web app, or there is no download for this device.
 */
function AppReward({ count }: { readonly count: number }) {
  const t = useTranslate();
  const resources = useMerchant(({ status }) => status?.info.resources);
  const device = readDeviceTraits();
  const isInApp = isRunningAsInstalledApp(device) || isRunningInNativeApp(getSavedCampaignParam('inApp'));
  const download = isInApp ? undefined : findAppDownload(resources ?? [], isIos(device), getTrustedHosts());
  const content = {
    icon: 'gift' as const,
    title: t('page.rewards.app'),
    detail: t('page.rewards.count', { number: count }),
  };
  return download ? <ButtonRow {...content} onPress={() => void startAppDownload(download)} /> : <Row {...content} />;
}
