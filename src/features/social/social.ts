import { fail } from '../../base/result';
import type { SentCode, WindowChannel } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { keepIdentityLink } from '../../services/identity/identity-link';
import { isOn, useMerchant } from '../../services/merchant/merchant-store';
import { askInWindow, askReturned } from './ask-in-window';
import { type Asked, atProvider } from './at-provider';
import { faultProblem } from './fault-problem';
import { offerChoice, showProblem } from './offer-choice';
import { registerVouched, signInVouched } from './social-calls';
import { createSocialCourse, type SocialCourse } from './social-course';

/** The one course of this page: a form that is left and opened again does not sign in beside itself. */
export const social: SocialCourse = createSocialCourse({
  signIn: signInVouched,
  register: registerVouched,
  registersAtOnce: () => isOn(useMerchant.getState().status, 'FIREBASECREATEACC3'),
  offerChoice: (message) =>
    offerChoice(message, { logIn: () => void social.tie(), register: () => void social.register() }),
  tie: async (vouched) => {
    const token = await vouched.token();
    if (token.ok) keepIdentityLink({ channel: vouched.channel, idToken: token.value });
    else showProblem(faultProblem(token.error));
  },
  tell: showProblem,
});

/** Sends a code to a number (SOCIAL-1). @param place where the invisible check for robots may stand */
export const sendIdentityCode = (number: string, place: HTMLElement): Promise<Asked<SentCode>> =>
  atProvider((provider) => provider.sendCode(number, place));

/** Signs in by the code of an SMS; where none was sent it counts as expired (SOCIAL-5). */
export const signInByCode = (sent: SentCode | undefined, code: string): Promise<FormProblem | undefined> =>
  social.run('phone', () =>
    atProvider(async () => (sent ? sent.confirm(code) : fail({ code: 'auth/code-expired', reason: '' }))),
  );

export const signInByWindow = (channel: WindowChannel): Promise<FormProblem | undefined> =>
  social.run(channel, () => askInWindow(channel));

/** Takes up the sign-in of somebody who has come back from a provider's page (SOCIAL-4). */
export const signInReturned = (channel: WindowChannel): Promise<FormProblem | undefined> =>
  social.run(channel, () => askReturned(channel));
