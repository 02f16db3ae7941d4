import { type DeviceTraits, isInstalled, isIos } from '../../browser/device';
import type { PixelTrack, RegisterRequest } from '../../contract/endpoints/registration';
import { type CaptchaProof, registerProof } from '../../services/captcha/captcha-proof';
import { registerUrl } from '../../services/platform/register-url';
import { type Candidate, choosesPassword, type RegistrationRules } from './candidate';

/** Where a registration comes from (REG-2). */
export interface RegistrationOrigin {
  /** The page's address, whole. */
  readonly href: string;
  readonly deviceId: string;
  readonly traits: DeviceTraits;
  readonly isOfficialApp: boolean;
  readonly affiliateCode: string | undefined;
  /** Absent when no advertisement is known (TRK-3). */
  readonly pixelTrack: PixelTrack | undefined;
}

/** By what the visitor came: the merchant's app, the home screen of iOS or of another system, or a browser (REG-2). */
export function decideRegisterMethod(traits: DeviceTraits, isOfficialApp: boolean): RegisterRequest['registerMethod'] {
  if (isOfficialApp) return 'APP';
  if (!isInstalled(traits)) return 'H5';
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}

/** The fields that say who the account is for, by the way it is made (REG-1, REG-4). */
function namedBy({ way, username, mobile, code }: Candidate) {
  switch (way) {
    case 'username':
      return { username: username.trim() };
    case 'mobile':
      return { mobileNum: mobile, ...(code !== '' && { verificationCode: code.trim() }) };
    case 'auto':
      return {};
  }
}

/** The registration of a candidate (REG-2). @param requestId the same for every resend of one intent (API-8) */
export function registerRequest(
  candidate: Candidate,
  rules: RegistrationRules,
  origin: RegistrationOrigin,
  proof: CaptchaProof,
  requestId: string,
): RegisterRequest {
  const referralCode = candidate.referral.trim();
  return {
    registerMethod: decideRegisterMethod(origin.traits, origin.isOfficialApp),
    registerUrl: registerUrl(origin.href),
    domain: new URL(origin.href).hostname,
    loginDeviceId: origin.deviceId,
    isOfficialAppLogin: origin.isOfficialApp,
    login: true,
    requestId,
    ...namedBy(candidate),
    password: choosesPassword(candidate.way, rules) ? candidate.password : rules.defaultPassword,
    ...(referralCode !== '' && { referralCode }),
    ...(origin.affiliateCode !== undefined && { affiliateCode: origin.affiliateCode }),
    ...(origin.pixelTrack && { pixelTrack: origin.pixelTrack }),
    ...registerProof(proof),
  };
}
