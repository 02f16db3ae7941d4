import { fail, type Result } from '../../../base/result';
import type { IdentityProvider } from '../../../browser/identity/identity';
import { toIdentityError } from '../../../browser/identity/identity-error';
import type { IdentityError } from '../../../contract/app-error';
import { loadIdentityProvider } from '../../../services/identity/identity-provider';

/**
 * Loads the module of the identity provider and calls `work` with the provider. If the module cannot be loaded,
 * resolves with a network error.
 */
export async function callIdentityProvider<T>(
  work: (provider: IdentityProvider) => Promise<Result<T, IdentityError>>,
): Promise<Result<T, IdentityError>> {
  const provider = await loadIdentityProvider().catch(() => undefined);
  return provider ? work(provider) : fail(toIdentityError('auth/network-request-failed'));
}
