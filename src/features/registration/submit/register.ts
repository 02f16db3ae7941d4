import { ok } from '../../../base/result';
import { computeTextFingerprint } from '../../../base/text-fingerprint';
import { readDeviceTraits } from '../../../browser/device/device';
import type { AppError } from '../../../contract/app-error';
import {
  registerByMobileNumber,
  registerByUsername,
  registerWithGeneratedUsername,
} from '../../../contract/endpoints/account/registration';
import { login } from '../../../contract/endpoints/account/session';
import { removeAdParametersUnlessAllowed } from '../../../services/attribution/ad-data';
import { readRegistrationAttribution } from '../../../services/attribution/registration-attribution';
import { VISITOR } from '../../../services/member-data/clear-member-data';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { call } from '../../../services/platform/api-client';
import { getReferralCodeFromLink } from '../../../services/registration/referral-code';
import { useSession } from '../../../services/session/session-store';
import { readLoginDeviceInfo, toLoginDeviceFields } from '../../../services/session-lifecycle/login-device-fields';
import { callIdempotently, createRequest } from '../../../services/submissions/call-idempotently';
import { loadUnconfirmedRequest, removeUnconfirmedRequest } from '../../../services/submissions/unconfirmed-requests';
import { track } from '../../../services/tracking/track';
import type { RegistrationFormData, RegistrationSettings } from '../data/registration-form-data';
import { buildRegistrationRequest } from '../data/registration-request';
import { provesNoAccountExists } from './proves-no-account-exists';
import { createRegistrationController } from './registration-controller';

const ENDPOINTS = {
  username: registerByUsername,
  mobile: registerByMobileNumber,
  auto: registerWithGeneratedUsername,
} as const;

/** Returns the merchant's registration settings (REG-4). */
export function readRegistrationSettings(): RegistrationSettings {
  const values = useMerchant.getState().status?.info.whitelabelVal;
  return { mobilePassword: values?.mobilePassword !== false, defaultPassword: values?.defaultPassword ?? '' };
}

/** Returns the error of a registration whose outcome is unknown, also from before a reload or of a closed tab (API-8). */
export function findUnconfirmedRegistration(): AppError | undefined {
  const request = loadUnconfirmedRequest('register', VISITOR, Date.now());
  return request && { layer: 'unconfirmed', account: 'own', requestId: request.attemptId };
}

/**
 * Names the account that is registered. A generated username names nobody: nobody has learned the name of an account
 * whose response was lost, so the next one to register may have that account.
 */
const nameSubject = ({ method, username, mobile }: RegistrationFormData): string =>
  `${method} ${{ username: username.trim().toLowerCase(), mobile: toSubject(mobile), auto: '' }[method]}`;

/** The same digits are another account in another country. */
const toSubject = ({ mobileNum, countryDialingCode = '' }: RegistrationFormData['mobile']): string =>
  [mobileNum, countryDialingCode].filter(Boolean).join();

/** Whether a registration of the same person has no known outcome. */
function isRegistrationUnconfirmed(formData: RegistrationFormData): boolean {
  const subject = computeTextFingerprint(nameSubject(formData));
  return loadUnconfirmedRequest('register', VISITOR, Date.now(), (stored) => stored === subject) !== undefined;
}

/** The only controller of this page, so that a form that is closed and opened again does not send a second request. */
const controller = createRegistrationController({
  createRequest: (formData) => createRequest('register', VISITOR, undefined, nameSubject(formData)),

  send: (formData, proof, request) => {
    const { deviceId, isOfficialApp } = readLoginDeviceInfo();
    const context = {
      href: removeAdParametersUnlessAllowed(window.location.href),
      deviceId,
      traits: readDeviceTraits(),
      isOfficialApp,
      linkedReferralCode: getReferralCodeFromLink(),
      attribution: readRegistrationAttribution(),
    };
    void track('registerSubmit');
    const sendWithId = (requestId: string) => {
      const body = buildRegistrationRequest(formData, readRegistrationSettings(), context, proof, requestId);
      return call(ENDPOINTS[formData.method], { body, quiet: true });
    };
    return callIdempotently('register', VISITOR, sendWithId, request);
  },

  isUnconfirmed: isRegistrationUnconfirmed,

  // Only a username allows a login; the other methods rely on the request id.
  findMember: async (formData) => {
    const { method, username, password } = formData;
    if (method !== 'username' || password === undefined) return ok(undefined);
    const credentials = { type: 'username' as const, username: username.trim(), password };
    const body = { ...credentials, ...toLoginDeviceFields(readLoginDeviceInfo()) };
    const response = await call(login, { body, quiet: true });
    if (!response.ok) return provesNoAccountExists(response.error) ? ok(undefined) : response;
    const userName = username.trim();
    const { token } = response.value;
    return ok({ id: undefined, customerId: undefined, userName, customerName: userName, token });
  },
});

export const submitRegistration = controller.register;

// A new session ends any unknown outcome: the next registration in this tab is a separate one.
useSession.subscribe(({ epoch, session }, before) => {
  if (session && epoch !== before.epoch) resetRegistration();
});

/** Resets the controller, so that the next registration gets a new request id. */
export function resetRegistration(): void {
  const load = () => loadUnconfirmedRequest('register', VISITOR, Date.now());
  for (let request = load(); request; request = load())
    removeUnconfirmedRequest('register', VISITOR, request.requestId);
  controller.reset();
}
