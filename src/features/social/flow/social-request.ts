import { keepOnlyCampaignParams } from '../../../base/campaign-params';
import type { RegistrationRequest } from '../../../contract/endpoints/account/registration';
import type { LoginRequest } from '../../../contract/endpoints/account/session';
import type { RegistrationAttribution } from '../../../services/attribution/registration-attribution';
import { type IdentityToLink, toIdentityLinkFields } from '../../../services/identity/identity-link';
import { type LoginDeviceInfo, toLoginDeviceFields } from '../../../services/session-lifecycle/login-device-fields';

/** Builds the login request with a provider's identity (LOGIN-2). */
export const buildSocialLoginRequest = (identity: IdentityToLink, context: LoginDeviceInfo): LoginRequest => ({
  type: 'firebase',
  ...toIdentityLinkFields(identity),
  ...toLoginDeviceFields(context),
});

/** Values of a registration request that do not come from the identity (REG-2). */
export interface SocialRegistrationContext {
  /** The page's full URL. */
  readonly href: string;
  readonly referralCode: string | undefined;
  readonly attribution: RegistrationAttribution;
  /** Template of the SMS sent to a new member; empty for the platform's default. */
  readonly smsTemplate: string;
}

/**
 * Builds the registration request with a provider's identity (REG-2). @param requestId the same for every retry
 * (API-8)
 */
export function buildSocialRegistrationRequest(
  identity: IdentityToLink,
  { deviceId, isOfficialApp }: LoginDeviceInfo,
  { href, referralCode, attribution, smsTemplate }: SocialRegistrationContext,
  requestId: string,
): RegistrationRequest {
  return {
    registerMethod: 'firebase',
    registerUrl: keepOnlyCampaignParams(href),
    domain: new URL(href).hostname,
    loginDeviceId: deviceId,
    isOfficialAppLogin: isOfficialApp,
    login: true,
    requestId,
    ...toIdentityLinkFields(identity),
    ...(identity.channel === 'phone' && smsTemplate !== '' && { smsTemplate }),
    ...(referralCode !== undefined && { referralCode }),
    ...attribution,
  };
}
