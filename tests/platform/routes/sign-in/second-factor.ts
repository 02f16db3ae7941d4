import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import type { Member } from '../../members/member';
import { identifyMobileNumber } from '../../members/sms-codes';
import { findMatchingTotpStep } from '../../members/totp';
import { createRefusalError, RefusalError } from '../../server/refusal';
import type { EndpointCall } from '../../server/route';
import { findMemberByCredentials, reasonsIn } from './find-member-by-credentials';
import { findMemberByIdentityToken, linkIdentity } from './identity-token';
import { createLoginResponse } from './login-response';
import { refuseBarred } from './refuse-barred';
import { consumeSmsCode, findMemberBySmsCode } from './sms-code';

type Verification = EndpointCall<typeof verifyLoginSecondFactor>;

/** Verifies the second factor of a login (TFA-2). The request repeats the first factor. */
export async function verifySecondFactor(
  call: Verification,
): Promise<ResponseInputOf<typeof verifyLoginSecondFactor> | RefusalError> {
  const { services, merchant, body } = call;
  const firstFactor = firstFactorOf(body);
  const member = await identify(call, firstFactor);
  if (member instanceof RefusalError) return member;
  // An exclusion may have begun, or the account been closed, while the app asked for the second factor.
  const barred = refuseBarred(services, member.id);
  if (barred) return barred;
  if (services.loginLimit.isReached(merchant.code, member.username)) {
    return createRefusalError('TOO_MANY_REQUEST_LOGIN', reasonsIn(call.language).limited);
  }
  if (!isFactorValid(call, member)) {
    services.loginLimit.fail(merchant.code, member.username);
    return createRefusalError('login.verify.err', reasonsIn(call.language).verification);
  }
  if (firstFactor === 'sms') consumeSmsCode(call);
  const refusal = firstFactor === 'password' ? await linkIdentity(call, member) : undefined;
  return refusal ?? createLoginResponse(call, member);
}

/**
 * Returns the first factor of a login: a password if the request has a username, otherwise an identity or an SMS
 * code. SMS cannot be both factors.
 */
function firstFactorOf({ username, firebaseIdToken, method }: Verification['body']): 'password' | 'identity' | 'sms' {
  if (username !== '') return 'password';
  if (firebaseIdToken !== undefined) return 'identity';
  return method === 'S' ? 'password' : 'sms';
}

function identify(
  call: Verification,
  firstFactor: ReturnType<typeof firstFactorOf>,
): Member | RefusalError | Promise<Member | RefusalError> {
  switch (firstFactor) {
    case 'password':
      return findMemberByCredentials(call, call.body.username, call.body.password);
    case 'identity':
      return findMemberByIdentityToken(call);
    case 'sms':
      return findMemberBySmsCode(call);
  }
}

function isFactorValid({ services, merchant, body }: Verification, member: Member): boolean {
  switch (body.method) {
    case 'E':
      return isSame(body.email, member.email);
    case 'P':
      return isSame(body.payeeName, member.payeeName);
    case 'S': {
      const mobile = identifyMobileNumber(merchant.diallingCode, body);
      return isSame(mobile, member.mobile) && services.sms.redeem(merchant.code, mobile, body.verificationCode ?? '');
    }
    case 'G': {
      if (member.totpSecret === '') return false;
      const now = services.clock.now();
      const step = findMatchingTotpStep(member.totpSecret, (body.authCode ?? '').trim(), now, member.totpStep);
      if (step !== undefined) services.members.setTotpStep(member.id, step);
      return step !== undefined;
    }
  }
}

const isSame = (actual = '', expected: string): boolean =>
  expected !== '' && actual.trim().toLowerCase() === expected.toLowerCase();
