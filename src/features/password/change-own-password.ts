import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { changePassword } from '../../contract/endpoints/session';
import { call } from '../../services/platform/platform';
import { amendSession } from '../../services/session/session-store';
import type { PasswordChange } from './check-new-password';

/** Replaces the member's password; with that, whatever forced the change is settled (LOGIN-8). */
export async function changeOwnPassword(typed: PasswordChange): Promise<Result<unknown, ApiError>> {
  const body = { oldPassword: typed.old, newPassword: typed.new };
  const answer = await call(changePassword, { body, quiet: true });
  if (answer.ok) amendSession({ updatePassword: false, firstTimeLogin: false });
  return answer;
}
