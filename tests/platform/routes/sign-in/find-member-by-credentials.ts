import { ERROR_CODES } from '../../../../src/contract/error-codes';
import type { Member } from '../../members/member';
import { verifyPassword } from '../../members/passwords';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import type { CallContext } from '../../server/route';

/** Returns the member if the password is right, else a refusal. Too many failures block the username for a while. */
export function findMemberByCredentials(
  { services, merchant }: CallContext,
  username: string,
  password: string,
): Member | RefusalError {
  const limit = services.loginLimit;
  if (limit.isReached(merchant.code, username)) {
    return createRefusalError('TOO_MANY_REQUEST_LOGIN', 'Too many attempts, please wait');
  }
  const member = services.members.byName(merchant.code, username);
  if (!member || !verifyPassword(password, member.password)) {
    limit.fail(merchant.code, username);
    return member
      ? createRefusalError(ERROR_CODES.wrongCredentials, 'User name or password is not right')
      : createRefusalError(ERROR_CODES.unknownUser, 'There is no such user');
  }
  limit.clear(merchant.code, username);
  return member;
}
