import { isRunningInNativeApp } from '../../base/campaign-params';
import { readNativeAppAdIds } from '../../browser/device/native-app-ad-ids';
import type { RegistrationRequest } from '../../contract/endpoints/account/registration';
import { getSavedCampaignParam } from '../navigation/navigate';
import { readAdAttribution } from './ad-attribution';
import { isAdDataAllowed } from './ad-consent';
import { readRegistrationSource } from './registration-source';

/** The attribution fields of a registration request (REG-2, TRK-3, TRK-4). A field whose value is unknown is absent. */
export type RegistrationAttribution = Pick<
  RegistrationRequest,
  'affiliateCode' | 'originalDomain' | 'pixelTrack' | 'adInfo'
>;

/**
 * Returns the attribution fields for a registration. The ad attribution and the native app's advertising ids are
 * included only if advertising data are allowed.
 */
export function readRegistrationAttribution(): RegistrationAttribution {
  const { affiliateCode, originalDomain } = readRegistrationSource();
  const pixelTrack = readAdAttribution();
  const adInfo =
    isRunningInNativeApp(getSavedCampaignParam('inApp')) && isAdDataAllowed() ? readNativeAppAdIds() : undefined;
  return {
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(originalDomain !== undefined && { originalDomain }),
    ...(pixelTrack && { pixelTrack }),
    ...(adInfo && { adInfo }),
  };
}
