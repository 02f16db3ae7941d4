import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { changePassword } from '../../contract/endpoints/session';
import { call } from '../../services/platform/platform';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { currentSession, settlePassword } from '../../services/session/session-store';
import { tellTabs } from '../../services/session/tabs';
import type { PasswordChange } from './check-new-password';

/** Replaces the member's password; with that, whatever forced the change is settled, in every tab (LOGIN-8). */
export async function changeOwnPassword(typed: PasswordChange): Promise<Result<unknown, ApiError>> {
  const body = { oldPassword: typed.old, newPassword: typed.new };
  const answer = await call(changePassword, { body, quiet: true });
  if (!answer.ok) return answer;
  settlePassword();
  tellTabs({ type: 'password-changed', member: currentSession()?.id ?? '' });
  if (isLoginRemembered()) void renewRemembered(typed.new);
  return answer;
}

/** The remembered sign-in goes on with the new password (REM-1). */
async function renewRemembered(password: string): Promise<void> {
  try {
    const { renewPassword } = await import('../../services/remembered-login/remembered-login');
    await renewPassword(currentSession()?.userName ?? '', password);
  } catch {
    // Its code cannot be had: the old password will be refused, and forgotten by that.
  }
}
