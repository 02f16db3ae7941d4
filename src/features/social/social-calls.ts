import { isUnanswered } from '../../api/is-unanswered';
import { randomId } from '../../browser/device';
import type { Vouched } from '../../browser/identity';
import type { ApiError } from '../../contract/api-error';
import { register } from '../../contract/endpoints/registration';
import { login } from '../../contract/endpoints/session';
import { ERROR_CODE } from '../../contract/error-codes';
import { decideFormProblem, type FormProblem } from '../../services/forms/form-problem';
import { useMerchant } from '../../services/merchant/merchant-store';
import { carriedParameter } from '../../services/navigation/navigator';
import { loginOrigin } from '../../services/platform/login-origin';
import { call } from '../../services/platform/platform';
import { referralCode } from '../../services/registration/referral-code';
import { offeredFactors } from '../../services/session/offered-factors';
import { takeSecondStep } from '../../services/session/second-step';
import { readPixelTrack } from '../../services/tracking/read-pixel-track';
import { beginSocialMembership, beginSocialSession } from './begin-social';
import { faultProblem } from './fault-problem';
import type { SocialAnswer } from './social-course';
import { socialLogin, socialRegistration } from './social-request';

/** Signs in whoever is vouched for, by a second step where the platform wants one (SOCIAL-1, LOGIN-5). */
export async function signInVouched(vouched: Vouched): Promise<SocialAnswer> {
  const token = await vouched.token();
  if (!token.ok) return { kind: 'lost', problem: faultProblem(token.error) };
  const who = { channel: vouched.channel, idToken: token.value };
  const answer = await call(login, { body: socialLogin(who, loginOrigin()), quiet: true });
  if (answer.ok) return beginSocialSession(answer.value);
  const { error } = answer;
  if (error.layer === 'business' && error.code === ERROR_CODE.bindCustomerRequired) {
    return { kind: 'unbound', message: error.message };
  }
  const factors = offeredFactors(error);
  if (!factors) return refusedOrLost(error, 'form');
  const proved = await takeSecondStep({ username: '', password: '', firebaseIdToken: who.idToken, factors });
  return proved ? beginSocialSession(proved) : { kind: 'refused', problem: undefined };
}

const requestIds = new WeakMap<Vouched, string>();

/** Names the intent to register whoever is held: every resend of it is known as one (API-8). */
function requestIdOf(vouched: Vouched): string {
  const requestId = requestIds.get(vouched) ?? randomId();
  requestIds.set(vouched, requestId);
  return requestId;
}

/** Makes an account for whoever is vouched for (SOCIAL-2). */
export async function registerVouched(vouched: Vouched): Promise<Exclude<SocialAnswer, { kind: 'unbound' }>> {
  const token = await vouched.token();
  if (!token.ok) return { kind: 'lost', problem: faultProblem(token.error) };
  const visit = {
    href: window.location.href,
    referralCode: referralCode().trim() || undefined,
    affiliateCode: carriedParameter('affiliateCode'),
    pixelTrack: readPixelTrack(),
    smsTemplate: useMerchant.getState().status?.info.sms.template ?? '',
  };
  const who = { channel: vouched.channel, idToken: token.value };
  const body = socialRegistration(who, loginOrigin(), visit, requestIdOf(vouched));
  const answer = await call(register, { body, quiet: true });
  if (!answer.ok) return refusedOrLost(answer.error, 'register');
  return beginSocialMembership(answer.value);
}

function refusedOrLost(error: ApiError, step: 'form' | 'register') {
  if (!isUnanswered(error)) return { kind: 'refused', problem: decideFormProblem(error) } as const;
  const unknown: FormProblem = { tone: 'alert', key: 'identity.lost' };
  return { kind: 'lost', problem: step === 'register' ? unknown : decideFormProblem(error) } as const;
}
