import { readDeployment } from '../../browser/deployment';
import type { Identity } from '../../browser/identity';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { identityKey, identityWays } from './identity-ways';

/** The ways this merchant offers on this deployment. */
export const offeredIdentityWays = () => identityWays(useMerchant.getState().status, readDeployment().identity);

let connected: Promise<Identity> | undefined;

/** The provider; its code is fetched when it is first needed, and again if that failed. Rejects when it cannot be had. */
export function identityProvider(): Promise<Identity> {
  connected ??= import('../../browser/identity').then(({ connectIdentity }) =>
    connectIdentity({
      apiKey: identityKey(useMerchant.getState().status),
      mode: readDeployment().identity,
      language: useI18n.getState().language.locale,
      hasWindows: offeredIdentityWays().some((channel) => channel !== 'phone'),
    }),
  );
  connected.catch(() => {
    connected = undefined;
  });
  return connected;
}
