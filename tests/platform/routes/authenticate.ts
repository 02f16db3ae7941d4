import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { login } from '../../../src/contract/endpoints/session';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { normalMobile } from '../members/sms-codes';
import { Refusal, refuse } from '../server/refusal';
import type { Call } from '../server/route';
import { checkPassword } from './check-password';
import { signedInAnswer } from './signed-in-answer';

type Login = Call<typeof login>;

/** A sign-in by password, SMS code or identity provider (LOGIN-2); a member with second factors has one more step. */
export function authenticate(call: Login): AnswerInputOf<typeof login> | Refusal {
  const member = identify(call);
  if (member instanceof Refusal) return member;
  if (member.secondFactor) {
    return refuse(ERROR_CODE.loginVerifyRequired, 'A second step is needed', factorsOf(member));
  }
  return signedInAnswer(call, member, call.body.device);
}

function identify(call: Login): Member | Refusal {
  const { type, username = '', password = '' } = call.body;
  switch (type) {
    case 'username':
      return checkPassword(call, username, password);
    case 'sms':
      return checkCode(call);
    case 'firebase':
      return refuse('firebase.not.configured', 'This way to log in is not set up');
  }
}

function checkCode({ services, merchant, body }: Login): Member | Refusal {
  const mobile = normalMobile(body.mobileNum ?? '');
  const member = services.members.byMobile(merchant.code, mobile);
  if (!member) return refuse(ERROR_CODE.unknownUser, 'No member has this number');
  const isRight = services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
  return isRight ? member : refuse('sms.code.err', 'The code is not right or no longer valid');
}

/** Which second factors the member has (TFA-1). */
const factorsOf = (member: Member) => ({
  email: member.email !== '',
  ga: member.totpSecret !== '',
  sms: member.mobile !== '',
  payeeName: member.payeeName !== '',
});
