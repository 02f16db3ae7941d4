import type { IdentityProvider } from '../../browser/identity/identity';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { importChunk } from '../../browser/page/import-chunk';
import { useI18n } from '../i18n/i18n';
import { useMerchant } from '../merchant/merchant-store';
import { getIdentityProviderApiKey, listIdentityMethods } from './identity-methods';

/** Returns the identity methods that this merchant offers on this deployment. */
const availableIdentityMethods = () =>
  listIdentityMethods(useMerchant.getState().status, readDeploymentSettings().identity);

let provider: Promise<IdentityProvider> | undefined;

/**
 * Resolves with the identity provider, which the first call loads. Rejects if it cannot be loaded; the next call tries
 * again.
 */
export function loadIdentityProvider(): Promise<IdentityProvider> {
  provider ??= importChunk(() => import('../../browser/identity/identity')).then(({ connectIdentityProvider }) =>
    connectIdentityProvider({
      apiKey: getIdentityProviderApiKey(useMerchant.getState().status),
      mode: readDeploymentSettings().identity,
      language: useI18n.getState().language.tag,
      canOpenPopups: availableIdentityMethods().some((channel) => channel !== 'phone'),
    }),
  );
  provider.catch(() => {
    provider = undefined;
  });
  return provider;
}
