import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { login } from '../../../../src/contract/endpoints/account/session';
import type { Member } from '../../members/member';
import { RefusalError } from '../../server/refusal';
import type { CallContext } from '../../server/route';
import { refuseBarred } from './refuse-barred';

/**
 * Opens a session and returns its token. The only way to one: a way that did not ask itself whether the member is
 * excluded, closed or erased, or asked before that, is refused here (SAFE-2.6, SAFE-5.6, SAFE-6.8).
 */
export function openSession({ services, ip }: CallContext, member: Member, device?: string): string | RefusalError {
  const refusal = refuseBarred(services, member.id) ?? services.erasures.refuseErased(member.id);
  return refusal ?? services.sessions.open(member, { ip, device });
}

/** Opens a session and returns its token with the reasons for a password change (LOGIN-2). */
export function createLoginResponse(
  call: CallContext,
  member: Member,
  device?: string,
): ResponseInputOf<typeof login> | RefusalError {
  const token = openSession(call, member, device);
  if (token instanceof RefusalError) return token;
  return { token, firstTimeLogin: member.firstLogin, passwordExpired: member.passwordExpired };
}
