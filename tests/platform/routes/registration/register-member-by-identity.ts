import { randomBytes, randomInt } from 'node:crypto';
import type { registerByUsername } from '../../../../src/contract/endpoints/account/registration';
import { RefusalError } from '../../server/refusal';
import type { EndpointCall } from '../../server/route';
import { verifyIdentityToken } from '../sign-in/identity-token';
import { buildRegistrationResponse, registerMember } from './register-member';

/**
 * Registers a member for an authenticated identity (SOCIAL-2). If the identity is already linked, responds with the
 * linked member, so that a resent request creates no second account. The password is random and cannot be used to
 * sign in.
 */
export async function registerMemberByIdentity(
  call: EndpointCall<typeof registerByUsername>,
): Promise<ReturnType<typeof registerMember>> {
  const { services, merchant } = call;
  const identity = await verifyIdentityToken(call);
  if (identity instanceof RefusalError) return identity;
  const linkedId = services.identities.memberOf(merchant.code, identity);
  const member = linkedId === undefined ? undefined : services.members.byId(linkedId);
  if (member) return buildRegistrationResponse(call, member);
  const username = `${merchant.code.toLowerCase()}${randomInt(10_000_000, 100_000_000)}`;
  const input = { username, password: randomBytes(24).toString('base64url'), passwordUnset: true };
  const result = registerMember(call, input, () => undefined);
  if (!(result instanceof RefusalError)) services.identities.link(merchant.code, identity, Number(result.id));
  return result;
}
