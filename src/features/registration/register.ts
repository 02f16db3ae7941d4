import { ok } from '../../base/result';
import { randomId, readDeviceTraits } from '../../browser/device';
import { sessionStore } from '../../browser/web-storage';
import { register, registerAutoUsername, registerMobile } from '../../contract/endpoints/registration';
import { login } from '../../contract/endpoints/session';
import { useMerchant } from '../../services/merchant/merchant-store';
import { carriedParameter } from '../../services/navigation/navigator';
import { comingFrom, loginOrigin } from '../../services/platform/login-origin';
import { call } from '../../services/platform/platform';
import { readDraft } from '../../services/registration/register-draft';
import { queueEvent } from '../../services/tracking/queue-event';
import { readPixelTrack } from '../../services/tracking/read-pixel-track';
import type { RegistrationRules } from './candidate';
import { provesAbsence } from './proves-absence';
import { registerRequest } from './register-request';
import { createRegistrar } from './registrar';

const ENDPOINTS = { username: register, mobile: registerMobile, auto: registerAutoUsername } as const;

/** How this merchant wants registrations to be made (REG-4). */
export function registrationRules(): RegistrationRules {
  const values = useMerchant.getState().status?.info.whitelabelVal;
  return { mobilePassword: values?.mobilePassword !== false, defaultPassword: values?.defaultPassword ?? '' };
}

let newRequestId = randomId();
/** Names the intent that runs; a draft keeps it over a reload, so that a resend is known as one (API-8). */
export const currentRequestId = (): string => readDraft(sessionStore, Date.now())?.requestId ?? newRequestId;

/** The one registrar of this page: a form that is left and opened again does not send beside itself. */
const registrar = createRegistrar({
  send: (candidate, proof) => {
    const { deviceId, isOfficialApp } = loginOrigin();
    const origin = {
      href: window.location.href,
      deviceId,
      traits: readDeviceTraits(),
      isOfficialApp,
      affiliateCode: carriedParameter('affiliateCode'),
      pixelTrack: readPixelTrack(),
    };
    const body = registerRequest(candidate, registrationRules(), origin, proof, currentRequestId());
    void queueEvent('registerSubmit');
    return call(ENDPOINTS[candidate.way], { body, quiet: true });
  },

  // Only a username can be tried; the others are made once by the request's id.
  find: async ({ way, username, password }) => {
    if (way !== 'username') return ok(undefined);
    const who = { type: 'username' as const, username: username.trim(), password };
    const body = { ...who, ...comingFrom(loginOrigin()) };
    const answer = await call(login, { body, quiet: true });
    if (!answer.ok) return provesAbsence(answer.error) ? ok(undefined) : answer;
    const userName = username.trim();
    return ok({ id: undefined, customerId: undefined, userName, customerName: userName, token: answer.value.token });
  },
});

export const registerCandidate = registrar.register;

/** The account has been taken over: the next registration is another intent. */
export function renewRegistration(): void {
  newRequestId = randomId();
  registrar.renew();
}
