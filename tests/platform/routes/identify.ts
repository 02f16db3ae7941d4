import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Identity } from '../identity/identity-provider';
import type { Member } from '../members/member';
import { Refusal, refuse } from '../server/refusal';
import type { Caller } from '../server/route';

/** A call that carries who is vouched for. */
type VouchedCall = Caller & {
  readonly body: { readonly firebaseChannel?: string | undefined; readonly firebaseIdToken?: string | undefined };
};

/** A second step names no channel: it is the one the token is of. */
const CHANNELS = ['phone', 'google', 'facebook'];

/** Whom the token of a call vouches for. */
export async function identityOf({ services, body }: VouchedCall): Promise<Identity | Refusal> {
  const { firebaseIdToken = '', firebaseChannel } = body;
  if (services.identity.origin === undefined)
    return refuse('firebase.not.configured', 'This way to log in is not set up');
  for (const channel of firebaseChannel === undefined ? CHANNELS : [firebaseChannel]) {
    const identity = await services.identity.verify(firebaseIdToken, channel);
    if (identity) return identity;
  }
  return refuse(ERROR_CODE.identityInvalid, 'The sign-in of the provider is not right or too old');
}

/** The member that whoever is vouched for is tied to (SOCIAL-2). */
export async function memberOfIdentity(call: VouchedCall): Promise<Member | Refusal> {
  const identity = await identityOf(call);
  if (identity instanceof Refusal) return identity;
  const { services, merchant } = call;
  const id = services.identities.memberOf(merchant.code, identity);
  const member = id === undefined ? undefined : services.members.byId(id);
  return (
    member ?? refuse(ERROR_CODE.bindCustomerRequired, 'No account is tied to this sign-in yet (identity unbound).')
  );
}

/** Ties whoever comes along to the member who signs in by hand; answers why that cannot be. */
export async function tieIdentity(call: VouchedCall, member: Member): Promise<Refusal | undefined> {
  if (call.body.firebaseIdToken === undefined) return undefined;
  const identity = await identityOf(call);
  if (identity instanceof Refusal) return identity;
  call.services.identities.tie(call.merchant.code, identity, member.id);
  return undefined;
}
