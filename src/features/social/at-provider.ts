import { fail, type Result } from '../../base/result';
import type { Identity, IdentityFault } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { identityProvider } from '../../services/identity/identity-provider';
import { faultProblem } from './fault-problem';

/** What came of asking the provider; no problem for what the visitor left himself (SOCIAL-5). */
export type Asked<T> = Result<T, FormProblem | undefined>;

/** Has the provider do something; where its code cannot be had, that is a lost network. */
export async function atProvider<T>(
  work: (provider: Identity) => Promise<Result<T, IdentityFault>>,
): Promise<Asked<T>> {
  const provider = await identityProvider().catch(() => undefined);
  if (!provider) return fail(faultProblem({ code: 'auth/network-request-failed', reason: '' }));
  const done = await work(provider);
  return done.ok ? done : fail(faultProblem(done.error));
}
