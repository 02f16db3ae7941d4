import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import { login } from '../../../contract/endpoints/account/session';
import { ROUTES } from '../../../contract/paths';
import { getMerchantCode, useMerchant } from '../../../services/merchant/merchant-store';
import { SMS_LOGIN_HISTORY_STATE } from '../../../services/navigation/login-method-state';
import { navigateTo } from '../../../services/navigation/navigate';
import { showNotice } from '../../../services/overlays/notices';
import { call } from '../../../services/platform/api-client';
import { readLoginDeviceInfo, toLoginDeviceFields } from '../../../services/session-lifecycle/login-device-fields';
import { startSessionAndBroadcast } from '../../../services/session-lifecycle/start-session-and-broadcast';
import type { RegistrationFormData } from '../data/registration-form-data';
import { decideNewAccountUsername } from '../data/registration-form-data';
import { readRegistrationSettings } from './register';

/**
 * Starts the session of a new member and opens home (REG-3). If the registration response `member` contains no token,
 * signs in with the typed password or, if no password was typed, with the default password. If that sign-in fails,
 * opens the sign-in page. A member with the default password must change it (LOGIN-4).
 */
export async function startNewMemberSession(
  member: RegistrationResponse,
  formData: RegistrationFormData,
): Promise<void> {
  const { password } = formData;
  const { defaultPassword } = readRegistrationSettings();
  const userName = decideNewAccountUsername(member, formData);
  const token = member.token || (await fetchToken(userName, password ?? defaultPassword));
  if (token === undefined) return leadToSignIn(userName || toShownNumber(formData.mobile), formData);
  startSessionAndBroadcast({
    id: member.id ?? member.customerId ?? '',
    token,
    merchantCode: getMerchantCode(),
    userName,
    type: -1,
    // A registration is the first login (POP-1).
    firstTimeLogin: true,
    updatePassword: password === undefined || password === defaultPassword,
    currentPassword: password === undefined ? 'none' : 'known',
    registeredBy: formData.method,
  });
  navigateTo(ROUTES.home.path, { replace: true });
}

/** Returns the number of a new account as a notice names it: as the request has it. */
const toShownNumber = ({ mobileNum, countryDialingCode }: RegistrationFormData['mobile']): string =>
  countryDialingCode === undefined ? mobileNum : `+${countryDialingCode}${mobileNum}`;

/**
 * Signs in by username. Resolves with the token; undefined if name or password is empty, the request fails, or the
 * platform requires a second factor.
 */
async function fetchToken(username: string, password: string): Promise<string | undefined> {
  if (username === '' || password === '') return undefined;
  const body = { type: 'username' as const, username, password, ...toLoginDeviceFields(readLoginDeviceInfo()) };
  const response = await call(login, { body, quiet: true });
  return response.ok ? response.value.token : undefined;
}

/**
 * Opens the sign-in page. A member who has not chosen a password cannot sign in with one (REG-4). If that member
 * registered by mobile number and the merchant offers SMS sign-in, the page opens with SMS sign-in; otherwise, a
 * notice refers the member to customer service, to which the page links.
 */
function leadToSignIn(name: string, { method, password }: RegistrationFormData): void {
  const isSmsOffered = useMerchant.getState().status?.info.whitelabelVal.loginWays.includes('sms') === true;
  if (password === undefined && method === 'mobile' && isSmsOffered) {
    navigateTo(ROUTES.login.path, { replace: true, state: SMS_LOGIN_HISTORY_STATE });
    return;
  }
  navigateTo(ROUTES.login.path, { replace: true });
  if (password === undefined) showNotice({ message: { key: 'register.noPassword', values: { name } } });
}
