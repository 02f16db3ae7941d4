import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { login } from '../../../src/contract/endpoints/session';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { checkCaptcha } from '../captcha/check-captcha';
import type { Member } from '../members/member';
import { Refusal, refuse } from '../server/refusal';
import type { Call } from '../server/route';
import { checkCode, spendCode } from './check-code';
import { checkPassword } from './check-password';
import { memberOfIdentity, tieIdentity } from './identify';
import { signedInAnswer } from './signed-in-answer';

type Login = Call<typeof login>;

/** A sign-in by password, SMS code or identity provider (LOGIN-2); a member with second factors has one more step. */
export async function authenticate(call: Login): Promise<AnswerInputOf<typeof login> | Refusal> {
  const member = await identify(call);
  if (member instanceof Refusal) return member;
  const { type } = call.body;
  const factors = factorsOf(member, type);
  if (member.secondFactor && Object.values(factors).includes(true)) {
    return refuse(ERROR_CODE.loginVerifyRequired, 'A second step is needed', factors);
  }
  if (type === 'sms') spendCode(call);
  const refused = type === 'username' ? await tieIdentity(call, member) : undefined;
  return refused ?? signedInAnswer(call, member, call.body.device);
}

function identify(call: Login): Member | Refusal | Promise<Member | Refusal> {
  const { type, username = '', password = '' } = call.body;
  switch (type) {
    case 'username':
      return checkCaptcha(call, 'login', call.body) ?? checkPassword(call, username, password);
    case 'sms':
      return checkCode(call);
    case 'firebase':
      return memberOfIdentity(call);
  }
}

/** Which second factors the member has (TFA-1); an SMS proves nothing more to who came by one. */
const factorsOf = (member: Member, type: Login['body']['type']) => ({
  email: member.email !== '',
  ga: member.totpSecret !== '',
  sms: member.mobile !== '' && type !== 'sms',
  payeeName: member.payeeName !== '',
});
