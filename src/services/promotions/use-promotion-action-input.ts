import { isRunningInNativeApp } from '../../base/campaign-params';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../browser/device/device';
import { findAppDownloadUrl } from '../downloads/app-download';
import { useLinkRules } from '../links/link-rules';
import { useMerchant } from '../merchant/merchant-store';
import { getSavedCampaignParam } from '../navigation/navigate';
import { useAvailablePromotions } from '../referral/available-promotions-query';
import { useSession } from '../session/session-store';
import { useRank } from '../vip/rank';
import type { PromotionActionInput } from './decide-promotion-action';

/** Returns the input of decidePromotionAction() for the current user (LINK-2). */
export function usePromotionActionInput(): PromotionActionInput {
  const session = useSession((state) => state.session);
  const status = useMerchant((state) => state.status);
  const { data } = useAvailablePromotions();
  const { hasBenefits } = useRank();
  const traits = readDeviceTraits();
  const rules = useLinkRules();
  return {
    hasSession: session !== undefined,
    type: session?.type ?? -1,
    isApp: isRunningInNativeApp(getSavedCampaignParam('inApp')) || isRunningAsInstalledApp(traits),
    appUrl: findAppDownloadUrl(status?.info.resources ?? [], isIos(traits), rules),
    isReferralOffered: data?.value.REFERRAL.enabled === true,
    hasVipBenefits: hasBenefits,
    rules,
  };
}
