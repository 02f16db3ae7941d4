import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { isPassword } from '../members/passwords';
import { type Refusal, refuse } from '../server/refusal';
import type { Caller } from '../server/route';

/** The member of a name and password, or why not; many failures of one name stop it for a while. */
export function checkPassword({ services, merchant }: Caller, username: string, password: string): Member | Refusal {
  const limit = services.loginLimit;
  if (limit.isReached(merchant.code, username)) {
    return refuse('TOO_MANY_REQUEST_LOGIN', 'Too many attempts, please wait');
  }
  const member = services.members.byName(merchant.code, username);
  if (!member || !isPassword(password, member.password)) {
    limit.fail(merchant.code, username);
    return member
      ? refuse(ERROR_CODE.wrongCredentials, 'User name or password is not right')
      : refuse(ERROR_CODE.unknownUser, 'There is no such user');
  }
  limit.clear(merchant.code, username);
  return member;
}
