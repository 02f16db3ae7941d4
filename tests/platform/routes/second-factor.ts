import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { loginVerification } from '../../../src/contract/endpoints/session';
import type { Member } from '../members/member';
import { normalMobile } from '../members/sms-codes';
import { matchTotp } from '../members/totp';
import { Refusal, refuse } from '../server/refusal';
import type { Call } from '../server/route';
import { checkCode, spendCode } from './check-code';
import { checkPassword } from './check-password';
import { memberOfIdentity, tieIdentity } from './identify';
import { signedInAnswer } from './signed-in-answer';

type Verification = Call<typeof loginVerification>;

/** The second step of a sign-in (TFA-2): the first one again, and what the chosen method asks for. */
export async function verifySecondFactor(
  call: Verification,
): Promise<AnswerInputOf<typeof loginVerification> | Refusal> {
  const { services, merchant, body } = call;
  const first = firstStepOf(body);
  const member = await identify(call, first);
  if (member instanceof Refusal) return member;
  if (services.loginLimit.isReached(merchant.code, member.username)) {
    return refuse('TOO_MANY_REQUEST_LOGIN', 'Too many attempts, please wait');
  }
  if (!isProved(call, member)) {
    services.loginLimit.fail(merchant.code, member.username);
    return refuse('login.verify.err', 'The verification is not right');
  }
  if (first === 'sms') spendCode(call);
  const refused = first === 'password' ? await tieIdentity(call, member) : undefined;
  return refused ?? signedInAnswer(call, member);
}

/** Who gives no name came by a provider or by a code; a code cannot be both steps. */
function firstStepOf({ username, firebaseIdToken, method }: Verification['body']): 'password' | 'identity' | 'sms' {
  if (username !== '') return 'password';
  if (firebaseIdToken !== undefined) return 'identity';
  return method === 'S' ? 'password' : 'sms';
}

function identify(
  call: Verification,
  first: ReturnType<typeof firstStepOf>,
): Member | Refusal | Promise<Member | Refusal> {
  switch (first) {
    case 'password':
      return checkPassword(call, call.body.username, call.body.password);
    case 'identity':
      return memberOfIdentity(call);
    case 'sms':
      return checkCode(call);
  }
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
