import { ERROR_CODES } from '../../../../src/contract/error-codes';
import type { Identity } from '../../identity/identity-provider-connection';
import type { Member } from '../../members/member';
import { createRefusalError, RefusalError } from '../../server/refusal';
import type { CallContext } from '../../server/route';

/** A call with a token of the identity provider. */
type IdentityTokenCall = CallContext & {
  readonly body: { readonly firebaseChannel?: string | undefined; readonly firebaseIdToken?: string | undefined };
};

/** Sign-in channels that are tried in turn for a second-factor request, which contains no channel. */
const CHANNELS = ['phone', 'google', 'facebook'];

/** Resolves with the identity of a call's token, or with a refusal if the token is invalid. */
export async function verifyIdentityToken({ services, body }: IdentityTokenCall): Promise<Identity | RefusalError> {
  const { firebaseIdToken = '', firebaseChannel } = body;
  if (services.identity.origin === undefined)
    return createRefusalError('firebase.not.configured', 'This way to log in is not set up');
  for (const channel of firebaseChannel === undefined ? CHANNELS : [firebaseChannel]) {
    const identity = await services.identity.verify(firebaseIdToken, channel);
    if (identity) return identity;
  }
  return createRefusalError(ERROR_CODES.identityInvalid, 'The sign-in of the provider is not right or too old');
}

/** Resolves with the member linked to the call's identity, or a refusal (SOCIAL-2). */
export async function findMemberByIdentityToken(call: IdentityTokenCall): Promise<Member | RefusalError> {
  const identity = await verifyIdentityToken(call);
  if (identity instanceof RefusalError) return identity;
  const { services, merchant } = call;
  const id = services.identities.memberOf(merchant.code, identity);
  const member = id === undefined ? undefined : services.members.byId(id);
  return (
    member ??
    createRefusalError(ERROR_CODES.bindCustomerRequired, 'No account is tied to this sign-in yet (identity unbound).')
  );
}

/**
 * If the request contains a token of the identity provider, links the identity of the token to the member who signs
 * in. Resolves with a refusal if the token is invalid.
 */
export async function linkIdentity(call: IdentityTokenCall, member: Member): Promise<RefusalError | undefined> {
  if (call.body.firebaseIdToken === undefined) return undefined;
  const identity = await verifyIdentityToken(call);
  if (identity instanceof RefusalError) return identity;
  call.services.identities.link(call.merchant.code, identity, member.id);
  return undefined;
}
