import { getOwnProperty } from '../../../../src/base/own-property';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import type { Member } from '../../members/member';
import { verifyPassword } from '../../members/passwords';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import type { CallContext } from '../../server/route';

const EN = {
  limited: 'Too many attempts, please wait',
  wrong: 'User name or password is not right',
  unknown: 'There is no such user',
  verification: 'The verification is not right',
} as const;
type Reasons = Readonly<Record<keyof typeof EN, string>>;
const CN: Reasons = {
  limited: '尝试次数过多，请稍候',
  wrong: '用户名或密码不正确',
  unknown: '该用户不存在',
  verification: '验证不正确',
};
const TW: Reasons = {
  limited: '嘗試次數過多，請稍候',
  wrong: '帳號或密碼不正確',
  unknown: '該帳號不存在',
  verification: '驗證不正確',
};
const VI: Reasons = {
  limited: 'Bạn đã thử quá nhiều lần. Vui lòng chờ.',
  wrong: 'Tên đăng nhập hoặc mật khẩu chưa đúng',
  unknown: 'Không có người dùng này',
  verification: 'Mã xác minh chưa đúng',
};

/** Returns the reasons of refusals in a language; English is the fallback. */
export const reasonsIn = (language: string): Reasons => getOwnProperty({ CN, TW, VI }, language) ?? EN;

/** Returns the member if the password is right, else a refusal. Too many failures block the username for a while. */
export function findMemberByCredentials(
  { services, merchant, language }: CallContext,
  username: string,
  password: string,
): Member | RefusalError {
  const limit = services.loginLimit;
  const reasons = reasonsIn(language);
  if (limit.isReached(merchant.code, username)) {
    return createRefusalError('TOO_MANY_REQUEST_LOGIN', reasons.limited);
  }
  const member = services.members.byName(merchant.code, username);
  if (!member || !verifyPassword(password, member.password)) {
    limit.fail(merchant.code, username);
    return member
      ? createRefusalError(ERROR_CODES.wrongCredentials, reasons.wrong)
      : createRefusalError(ERROR_CODES.unknownUser, reasons.unknown);
  }
  limit.clear(merchant.code, username);
  return member;
}
