import type { PixelTrack, RegisterRequest } from '../../contract/endpoints/registration';
import type { LoginRequest } from '../../contract/endpoints/session';
import { type IdentityLink, identityFields } from '../../services/identity/identity-link';
import { comingFrom, type LoginOrigin } from '../../services/platform/login-origin';
import { registerUrl } from '../../services/platform/register-url';

/** The sign-in of somebody a provider vouches for (LOGIN-2). */
export const socialLogin = (who: IdentityLink, origin: LoginOrigin): LoginRequest => ({
  type: 'firebase',
  ...identityFields(who),
  ...comingFrom(origin),
});

/** What a registration says of the visit it comes from (REG-2). */
export interface SocialVisit {
  /** The page's address, whole. */
  readonly href: string;
  readonly referralCode: string | undefined;
  readonly affiliateCode: string | undefined;
  /** Absent when no advertisement is known (TRK-3). */
  readonly pixelTrack: PixelTrack | undefined;
  /** Names the SMS a new member gets on his phone; empty: the platform's own choice. */
  readonly smsTemplate: string;
}

/** The registration of somebody a provider vouches for (REG-2). @param requestId the same for every resend (API-8) */
export function socialRegistration(
  who: IdentityLink,
  { deviceId, isOfficialApp }: LoginOrigin,
  { href, referralCode, affiliateCode, pixelTrack, smsTemplate }: SocialVisit,
  requestId: string,
): RegisterRequest {
  return {
    registerMethod: 'firebase',
    registerUrl: registerUrl(href),
    domain: new URL(href).hostname,
    loginDeviceId: deviceId,
    isOfficialAppLogin: isOfficialApp,
    login: true,
    requestId,
    ...identityFields(who),
    ...(who.channel === 'phone' && smsTemplate !== '' && { smsTemplate }),
    ...(referralCode !== undefined && { referralCode }),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(pixelTrack && { pixelTrack }),
  };
}
