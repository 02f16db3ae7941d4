import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { loginVerification } from '../../../src/contract/endpoints/session';
import type { Member } from '../members/member';
import { normalMobile } from '../members/sms-codes';
import { matchTotp } from '../members/totp';
import { Refusal, refuse } from '../server/refusal';
import type { Call } from '../server/route';
import { checkPassword } from './check-password';
import { signedInAnswer } from './signed-in-answer';

type Verification = Call<typeof loginVerification>;

/** The second step of a sign-in (TFA-2): the password again, and what the chosen method asks for. */
export function verifySecondFactor(call: Verification): AnswerInputOf<typeof loginVerification> | Refusal {
  const { services, merchant, body } = call;
  const member = checkPassword(call, body.username, body.password);
  if (member instanceof Refusal) return member;
  if (!isProved(call, member)) {
    services.loginLimit.fail(merchant.code, body.username);
    return refuse('login.verify.err', 'The verification is not right');
  }
  return signedInAnswer(call, member);
}

function isProved({ services, merchant, body }: Verification, member: Member): boolean {
  switch (body.method) {
    case 'E':
      return isSame(body.email, member.email);
    case 'P':
      return isSame(body.payeeName, member.payeeName);
    case 'S': {
      const mobile = normalMobile(body.mobileNum ?? '');
      return isSame(mobile, member.mobile) && services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
    }
    case 'G': {
      if (member.totpSecret === '') return false;
      const now = services.clock.now();
      const step = matchTotp(member.totpSecret, (body.authCode ?? '').trim(), now, member.totpStep);
      if (step !== undefined) services.members.setTotpStep(member.id, step);
      return step !== undefined;
    }
  }
}

const isSame = (given = '', kept: string): boolean => kept !== '' && given.trim().toLowerCase() === kept.toLowerCase();
