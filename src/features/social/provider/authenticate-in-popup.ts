import { isRunningInNativeApp } from '../../../base/campaign-params';
import { fail, ok, type Result } from '../../../base/result';
import { readDeviceTraits } from '../../../browser/device/device';
import type {
  AuthenticatedIdentity,
  IdentityProvider,
  PopupIdentityProvider,
} from '../../../browser/identity/identity';
import { toIdentityError } from '../../../browser/identity/identity-error';
import { readCurrentRouterState } from '../../../browser/page/history';
import { type OpfsAccess, requestOpfsAccess } from '../../../browser/storage/private-browsing';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import type { IdentityError } from '../../../contract/app-error';
import { loadIdentityProvider } from '../../../services/identity/identity-provider';
import { clearIdentityRedirect, saveIdentityRedirect } from '../../../services/identity/identity-redirect';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { readReturnToPath } from '../../../services/navigation/return-to';
import { callIdentityProvider } from './call-provider';
import { decidePopupSignIn } from './decide-popup-sign-in';

let storageDirectory: Promise<OpfsAccess> | undefined;

/** Preloads the identity provider's module, because browsers block a popup that opens too long after the click. */
export function preloadIdentityProvider(): void {
  storageDirectory ??= requestOpfsAccess();
  loadIdentityProvider().catch(() => undefined); // a failure is reported on sign-in
}

/**
 * Authenticates the user in the provider's popup, or by a redirect if popups are not available (SOCIAL-4, SOCIAL-6).
 */
export async function authenticateInPopup(
  channel: PopupIdentityProvider,
): Promise<Result<AuthenticatedIdentity, IdentityError>> {
  storageDirectory ??= requestOpfsAccess();
  switch (
    decidePopupSignIn(readDeviceTraits(), isRunningInNativeApp(getSavedCampaignParam('inApp')), await storageDirectory)
  ) {
    case 'coming-soon':
      return fail({ layer: 'identity', problem: 'comingSoon', code: '', reason: '' });
    case 'private':
      return fail({ layer: 'identity', problem: 'not_support_incognito', code: '', reason: '' });
    case 'redirect':
      return callIdentityProvider(async (provider) => fail(await redirectToProvider(provider, channel)));
    case 'popup':
      return callIdentityProvider(async (provider) => {
        const result = await provider.signInWithPopup(channel);
        const isBlocked = !result.ok && result.error.problem === 'blocked';
        return isBlocked ? fail(await redirectToProvider(provider, channel)) : result;
      });
  }
}

/** Redirects to the provider's page. Resolves only if the redirect fails, with the error. */
async function redirectToProvider(provider: IdentityProvider, channel: PopupIdentityProvider): Promise<IdentityError> {
  saveIdentityRedirect(safeSessionStorage, channel, Date.now(), readReturnToPath(readCurrentRouterState()));
  const error = await provider.signInWithRedirect(channel);
  clearIdentityRedirect(safeSessionStorage);
  return error;
}

/**
 * Resolves with the identity after the provider's page has redirected back, or with an error if the user has cancelled
 * (SOCIAL-4).
 */
export const readProviderRedirectResult = (
  channel: PopupIdentityProvider,
): Promise<Result<AuthenticatedIdentity, IdentityError>> =>
  callIdentityProvider(async (provider) => {
    const result = await provider.getRedirectIdentity(channel);
    if (!result.ok) return result;
    return result.value ? ok(result.value) : fail(toIdentityError('auth/redirect-cancelled-by-user'));
  });
