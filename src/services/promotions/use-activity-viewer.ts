import { isOfficialApp } from '../../base/campaign-params';
import { isIos, isRunningInstalled, readDeviceTraits } from '../../browser/device/device';
import { urlHosts } from '../domain-list/url-hosts';
import { appDownloadUrl } from '../downloads/app-download';
import { useMerchant } from '../merchant/merchant-store';
import { savedCampaignParam } from '../navigation/navigate';
import { useAvailablePromotions } from '../referral/available-promotions-query';
import { useSession } from '../session/session-store';
import { useRank } from '../vip/rank';
import type { ActivityViewer } from './decide-activity';

/** Returns the input of decideActivity() for the current user (LINK-2). */
export function useActivityViewer(): ActivityViewer {
  const session = useSession((state) => state.session);
  const status = useMerchant((state) => state.status);
  const { data } = useAvailablePromotions();
  const { hasBenefits } = useRank();
  const traits = readDeviceTraits();
  const hosts = urlHosts();
  return {
    hasSession: session !== undefined,
    type: session?.type ?? -1,
    isApp: isOfficialApp(savedCampaignParam('inApp')) || isRunningInstalled(traits),
    appUrl: appDownloadUrl(status?.info.resources ?? [], isIos(traits), hosts),
    isReferralOffered: data?.value.REFERRAL.enabled === true,
    hasVipBenefits: hasBenefits,
    hosts,
  };
}
