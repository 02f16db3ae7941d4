import { keepOnlyCampaignParams } from '../../../base/campaign-params';
import { decideClientType } from '../../../browser/device/decide-client-type';
import type { DeviceTraits } from '../../../browser/device/device';
import type { RegistrationRequest } from '../../../contract/endpoints/account/registration';
import type { RegistrationAttribution } from '../../../services/attribution/registration-attribution';
import { type CaptchaProof, toRegistrationCaptchaFields } from '../../../services/captcha/captcha-proof';
import { toReferralCode } from '../../../services/registration/referral-code';
import type { RegistrationFormData, RegistrationSettings } from './registration-form-data';

/** Values of a registration request that do not come from the form (REG-2). */
export interface RegistrationContext {
  /** The page's full URL. */
  readonly href: string;
  readonly deviceId: string;
  readonly traits: DeviceTraits;
  readonly isOfficialApp: boolean;
  /** Referral code of the link through which the visitor arrived; empty if there is none. */
  readonly linkedReferralCode: string;
  readonly attribution: RegistrationAttribution;
}

/** Returns the fields that identify the account, by registration method (REG-1, REG-4). */
function identifyingFields({ method, username, mobile, code }: RegistrationFormData) {
  switch (method) {
    case 'username':
      return { username: username.trim() };
    case 'mobile':
      return { ...mobile, ...(code !== '' && { verificationCode: code }) };
    case 'auto':
      return {};
  }
}

/**
 * Returns the typed password or the merchant's default one as a field of the request. If neither password is known,
 * the field is omitted, because it must not be empty (REG-4).
 */
function passwordFields({ password }: RegistrationFormData, { defaultPassword }: RegistrationSettings) {
  if (password !== undefined) return { password };
  return defaultPassword === '' ? {} : { password: defaultPassword };
}

/** Builds the registration request (REG-2). @param requestId the same for every retry of one registration (API-8) */
export function buildRegistrationRequest(
  formData: RegistrationFormData,
  rules: RegistrationSettings,
  context: RegistrationContext,
  proof: CaptchaProof,
  requestId: string,
): RegistrationRequest {
  const referralCode = toReferralCode(formData.referral, context.linkedReferralCode);
  return {
    registerMethod: decideClientType(context.traits, context.isOfficialApp),
    registerUrl: keepOnlyCampaignParams(context.href),
    domain: new URL(context.href).hostname,
    loginDeviceId: context.deviceId,
    isOfficialAppLogin: context.isOfficialApp,
    login: true,
    requestId,
    ...identifyingFields(formData),
    ...passwordFields(formData, rules),
    ...(referralCode !== '' && { referralCode }),
    ...context.attribution,
    ...toRegistrationCaptchaFields(proof),
  };
}
