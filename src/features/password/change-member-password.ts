import type { Result } from '../../base/result';
import { storePasswordCredential } from '../../browser/identity/password-credential';
import type { ApiError } from '../../contract/api-error';
import { changePassword } from '../../contract/endpoints/account/session';
import { call } from '../../services/platform/api-client';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { getCurrentSession, markPasswordChanged } from '../../services/session/session-store';
import { broadcastToTabs } from '../../services/session/tab-messages';
import { buildPasswordChangeBody, type PasswordChangeFormData } from './password-change-schema';

/**
 * Changes the member's password or sets the first one, and ends the forced password change in every tab (LOGIN-8).
 * @param hasOldPasswordField whether the form has a field for the old password
 * @param defaultPassword the merchant's default password; empty if unknown
 */
export async function changeMemberPassword(
  change: PasswordChangeFormData,
  hasOldPasswordField: boolean,
  defaultPassword: string,
): Promise<Result<unknown, ApiError>> {
  const body = buildPasswordChangeBody(change, hasOldPasswordField, defaultPassword);
  const response = await call(changePassword, { body, quiet: true });
  if (!response.ok) return response;
  markPasswordChanged();
  storePasswordCredential(getCurrentSession()?.userName ?? '', change.newPassword);
  broadcastToTabs({ type: 'password-changed', member: getCurrentSession()?.id ?? '' });
  if (isLoginRemembered()) void updateRememberedLogin(change.newPassword);
  return response;
}

/** Replaces the password of the remembered login, if there is one (REM-1). */
async function updateRememberedLogin(password: string): Promise<void> {
  try {
    const { updateRememberedPassword } = await import('../../services/remembered-login/remembered-login');
    await updateRememberedPassword(getCurrentSession()?.userName ?? '', password);
  } catch {
    // The chunk failed to load: the platform will refuse the old password, which clears the remembered login.
  }
}
