import type { IdentityChannel } from '../../browser/identity';
import type { IdentityMode } from '../../browser/identity-scripts';
import type { SiteStatus } from '../../contract/endpoints/system';
import { isOn } from '../merchant/merchant-store';

const CHANNELS: readonly IdentityChannel[] = ['phone', 'google', 'facebook'];

/** The merchant's key at the provider; empty: it has none. */
export const identityKey = (status: SiteStatus | undefined): string =>
  status?.info.sms.apiKey || status?.info.push.apiKey || '';

/**
 * The ways that are configured, in the order they are offered (SOCIAL-1, SOCIAL-6): phone where the SMS provider is this
 * one and has a key, Google by its switch, Facebook by its app; none where the deployment keeps the provider out.
 */
export function identityWays(status: SiteStatus | undefined, mode: IdentityMode): readonly IdentityChannel[] {
  if (!status || mode === 'none') return [];
  const { sms, push } = status.info;
  const hasKey = identityKey(status) !== '';
  const offered: Readonly<Record<IdentityChannel, boolean>> = {
    phone: sms.firebase && sms.apiKey !== '',
    google: hasKey && isOn(status, 'GOOGLELOGIN3'),
    facebook: hasKey && push.facebookAppId !== '',
  };
  return CHANNELS.filter((channel) => offered[channel]);
}
