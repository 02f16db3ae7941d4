import type { IdentityMethod } from '../../browser/identity/identity';
import type { IdentityProviderMode } from '../../browser/identity/identity-scripts';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { isSwitchOn } from '../merchant/merchant-store';

const CHANNELS: readonly IdentityMethod[] = ['phone', 'google', 'facebook'];

/** Returns the merchant's API key at the identity provider; empty if there is none. */
export const getIdentityProviderApiKey = (status: SiteStatus | undefined): string =>
  status?.info.sms.apiKey || status?.info.push.apiKey || '';

/**
 * Returns the configured identity methods in display order (SOCIAL-1, SOCIAL-6); an empty array if the deployment
 * disables the identity provider. `phone` requires that Firebase sends the SMS. `google` requires the switch
 * GOOGLELOGIN3, `facebook` a Facebook app id. Each method requires an API key.
 */
export function listIdentityMethods(
  status: SiteStatus | undefined,
  mode: IdentityProviderMode,
): readonly IdentityMethod[] {
  if (!status || mode === 'none') return [];
  const { sms, push } = status.info;
  const hasKey = getIdentityProviderApiKey(status) !== '';
  const offered: Readonly<Record<IdentityMethod, boolean>> = {
    phone: sms.firebase && sms.apiKey !== '',
    google: hasKey && isSwitchOn(status, 'GOOGLELOGIN3'),
    facebook: hasKey && push.facebookAppId !== '',
  };
  return CHANNELS.filter((channel) => offered[channel]);
}
