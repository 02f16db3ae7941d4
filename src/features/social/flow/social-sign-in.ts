import { fail, type Result } from '../../../base/result';
import type { PopupIdentityProvider, SmsConfirmation } from '../../../browser/identity/identity';
import { toIdentityError } from '../../../browser/identity/identity-error';
import type { AppError, IdentityError } from '../../../contract/app-error';
import { setIdentityToLink } from '../../../services/identity/identity-link';
import { isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { authenticateInPopup, readProviderRedirectResult } from '../provider/authenticate-in-popup';
import { callIdentityProvider } from '../provider/call-provider';
import { showAccountChoiceNotice, showSocialSignInError } from './account-choice-notice';
import { registerWithIdentity, signInWithIdentity } from './social-calls';
import { createSocialSignInFlow, type SocialSignInFlow } from './social-sign-in-flow';

/** The only flow of this page, so that a form that is closed and opened again does not start a second sign-in. */
export const socialSignInFlow: SocialSignInFlow = createSocialSignInFlow({
  signIn: signInWithIdentity,
  register: registerWithIdentity,
  shouldRegisterAtOnce: () => isSwitchOn(useMerchant.getState().status, 'FIREBASECREATEACC3'),
  offerChoice: (message) =>
    showAccountChoiceNotice(message, {
      logIn: () => void socialSignInFlow.linkAccount(),
      register: () => void socialSignInFlow.register(),
    }),
  linkAccount: async (identity) => {
    const token = await identity.token();
    if (token.ok) setIdentityToLink({ channel: identity.channel, idToken: token.value });
    else showSocialSignInError(token.error);
  },
  showError: showSocialSignInError,
});

/**
 * Sends a sign-in code to a phone number (SOCIAL-1). Resolves with a confirmation that verifies the code.
 * @param number phone number in E.164 format
 * @param captchaContainer element in which the provider renders its invisible captcha
 */
export const sendPhoneSignInCode = (
  number: string,
  captchaContainer: HTMLElement,
): Promise<Result<SmsConfirmation, IdentityError>> =>
  callIdentityProvider((provider) => provider.sendCode(number, captchaContainer));

/**
 * Signs in with an SMS code. Resolves with the error, or with undefined on success. The error is `codeExpired` if no
 * code was sent (SOCIAL-5).
 */
export const signInByPhoneCode = (sent: SmsConfirmation | undefined, code: string): Promise<AppError | undefined> =>
  socialSignInFlow.run('phone', () =>
    callIdentityProvider(async () => (sent ? sent.confirm(code) : fail(toIdentityError('auth/code-expired')))),
  );

export const signInByProviderPopup = (channel: PopupIdentityProvider): Promise<AppError | undefined> =>
  socialSignInFlow.run(channel, () => authenticateInPopup(channel));

/**
 * Resumes the sign-in after the provider's page has redirected back (SOCIAL-4). Resolves with the error; undefined if
 * there is no error.
 */
export const signInAfterProviderRedirect = (channel: PopupIdentityProvider): Promise<AppError | undefined> =>
  socialSignInFlow.run(channel, () => readProviderRedirectResult(channel));
