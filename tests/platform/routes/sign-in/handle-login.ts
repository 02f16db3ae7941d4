import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { login } from '../../../../src/contract/endpoints/account/session';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { checkCaptcha } from '../../captcha/check-captcha';
import type { Member } from '../../members/member';
import { createRefusalError, RefusalError } from '../../server/refusal';
import type { EndpointCall } from '../../server/route';
import { findMemberByCredentials } from './find-member-by-credentials';
import { findMemberByIdentityToken, linkIdentity } from './identity-token';
import { createLoginResponse } from './login-response';
import { refuseBarred } from './refuse-barred';
import { consumeSmsCode, findMemberBySmsCode } from './sms-code';

type Login = EndpointCall<typeof login>;

/** Handles a login by password, SMS code or identity provider (LOGIN-2); may require a second factor. */
export async function handleLogin(call: Login): Promise<ResponseInputOf<typeof login> | RefusalError> {
  const member = await identify(call);
  if (member instanceof RefusalError) return member;
  const barred = refuseBarred(call.services, member.id);
  if (barred) return barred;
  const { type } = call.body;
  const factors = factorsOf(member, type);
  if (member.secondFactor && Object.values(factors).includes(true)) {
    return createRefusalError(ERROR_CODES.loginVerifyRequired, 'A second step is needed', factors);
  }
  if (type === 'sms') consumeSmsCode(call);
  const refusal = type === 'username' ? await linkIdentity(call, member) : undefined;
  return refusal ?? createLoginResponse(call, member, call.body.device);
}

function identify(call: Login): Member | RefusalError | Promise<Member | RefusalError> {
  const { type, username = '', password = '' } = call.body;
  switch (type) {
    case 'username':
      return checkCaptcha(call, 'login', call.body) ?? findMemberByCredentials(call, username, password);
    case 'sms':
      return findMemberBySmsCode(call);
    case 'firebase':
      return findMemberByIdentityToken(call);
  }
}

/**
 * Returns for each second factor whether the member can use it (TFA-1). After a login by SMS code, SMS cannot be the
 * second factor.
 */
const factorsOf = (member: Member, type: Login['body']['type']) => ({
  email: member.email !== '',
  ga: member.totpSecret !== '',
  sms: member.mobile !== '' && type !== 'sms',
  payeeName: member.payeeName !== '',
});
