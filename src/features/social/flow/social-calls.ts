import { isOutcomeUnknown } from '../../../api/is-outcome-unknown';
import type { AuthenticatedIdentity } from '../../../browser/identity/identity';
import type { ApiError } from '../../../contract/api-error';
import { registerByUsername } from '../../../contract/endpoints/account/registration';
import { login } from '../../../contract/endpoints/account/session';
import { ERROR_CODES } from '../../../contract/error-codes';
import { removeAdParametersUnlessAllowed } from '../../../services/attribution/ad-data';
import { readRegistrationAttribution } from '../../../services/attribution/registration-attribution';
import { VISITOR } from '../../../services/member-data/clear-member-data';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { call } from '../../../services/platform/api-client';
import {
  getCurrentReferralCode,
  getReferralCodeFromLink,
  toReferralCode,
} from '../../../services/registration/referral-code';
import { clearRememberedLoginIfRefused } from '../../../services/remembered-login/clear-refused-login';
import { parseAvailableSecondFactors } from '../../../services/session-lifecycle/available-second-factors';
import { readLoginDeviceInfo } from '../../../services/session-lifecycle/login-device-fields';
import { signInWithSecondFactor } from '../../../services/session-lifecycle/second-factor-challenge';
import { callIdempotently, createRequest } from '../../../services/submissions/call-idempotently';
import { completeSocialLogin, completeSocialRegistration } from './complete-social-login';
import { buildSocialLoginRequest, buildSocialRegistrationRequest } from './social-request';
import type { SocialSignInOutcome } from './social-sign-in-flow';

/** Signs in with a provider's identity and, if the platform requires it, a second factor (SOCIAL-1, LOGIN-5). */
export async function signInWithIdentity(identity: AuthenticatedIdentity): Promise<SocialSignInOutcome> {
  const token = await identity.token();
  if (!token.ok) return { kind: 'no-response', error: token.error };
  const credential = { channel: identity.channel, idToken: token.value };
  const response = await call(login, {
    body: buildSocialLoginRequest(credential, readLoginDeviceInfo()),
    quiet: true,
  });
  if (response.ok) return completeSocialLogin(response.value);
  const { error } = response;
  if (error.layer === 'business' && error.code === ERROR_CODES.bindCustomerRequired) {
    return { kind: 'unlinked', message: error.message };
  }
  void clearRememberedLoginIfRefused(error);
  const factors = parseAvailableSecondFactors(error);
  if (!factors) return toFailure(error, 'form');
  const verified = await signInWithSecondFactor({
    username: '',
    password: '',
    firebaseIdToken: credential.idToken,
    factors,
  });
  if (!verified) return { kind: 'refused', error: undefined };
  return verified.ok ? completeSocialLogin(verified.value) : toFailure(verified.error, 'form');
}

/** Creates an account for a provider's identity (SOCIAL-2). */
export async function registerWithIdentity(
  identity: AuthenticatedIdentity,
): Promise<Exclude<SocialSignInOutcome, { kind: 'unlinked' }>> {
  const token = await identity.token();
  if (!token.ok) return { kind: 'no-response', error: token.error };
  const context = {
    href: removeAdParametersUnlessAllowed(window.location.href),
    referralCode: toReferralCode(getCurrentReferralCode(), getReferralCodeFromLink()) || undefined,
    attribution: readRegistrationAttribution(),
    smsTemplate: useMerchant.getState().status?.info.sms.template ?? '',
  };
  const credential = { channel: identity.channel, idToken: token.value };
  const send = (requestId: string) => {
    const body = buildSocialRegistrationRequest(credential, readLoginDeviceInfo(), context, requestId);
    return call(registerByUsername, { body, quiet: true });
  };
  const request = createRequest('register-identity', VISITOR, undefined, identity.id);
  const response = await callIdempotently('register-identity', VISITOR, send, request);
  if (!response.ok) return toFailure(response.error, 'register');
  return completeSocialRegistration({ ...response.value, requestId: request.requestId });
}

function toFailure(error: ApiError, step: 'form' | 'register') {
  if (!isOutcomeUnknown(error)) return { kind: 'refused', error } as const;
  const unconfirmed = { layer: 'unconfirmed', account: 'identity', requestId: error.requestId } as const;
  return { kind: 'no-response', error: step === 'register' ? unconfirmed : error } as const;
}
