import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { login } from '../../../src/contract/endpoints/session';
import type { Member } from '../members/member';
import type { Caller } from '../server/route';

/** Opens a session and says what the member still has to do with the password (LOGIN-2). */
export function signedInAnswer({ services, ip }: Caller, member: Member, device?: string): AnswerInputOf<typeof login> {
  return {
    token: services.sessions.open(member, { ip, device }),
    firstTimeLogin: member.firstLogin,
    passwordExpired: member.passwordExpired,
  };
}
