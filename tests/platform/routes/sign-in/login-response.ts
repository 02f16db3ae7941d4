import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { login } from '../../../../src/contract/endpoints/account/session';
import type { Member } from '../../members/member';
import type { CallContext } from '../../server/route';

/** Opens a session and returns its token with the reasons for a password change (LOGIN-2). */
export function createLoginResponse(
  { services, ip }: CallContext,
  member: Member,
  device?: string,
): ResponseInputOf<typeof login> {
  return {
    token: services.sessions.open(member, { ip, device }),
    firstTimeLogin: member.firstLogin,
    passwordExpired: member.passwordExpired,
  };
}
