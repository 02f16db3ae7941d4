import type { AutoLoginMode } from '../../../services/remembered-login/auto-login-flag';
import type { RememberedLogin } from '../../../services/remembered-login/remembered-login';

/** Conditions of the offer that are known before the remembered login is loaded. */
export interface ContinueAsConditions {
  readonly mode: AutoLoginMode;
  /** The merchant's switch MOBILEAUTOLOGIN3. */
  readonly isSettingOn: boolean;
  /** Sign-in requires a captcha. */
  readonly hasCaptcha: boolean;
}

/**
 * Whether the login form may offer to continue as the remembered member: if auto login is not possible without the user
 * (REM-3). After a manual sign-out the password is required.
 */
export const canContinueAs = ({ mode, isSettingOn, hasCaptcha }: ContinueAsConditions): boolean =>
  isSettingOn && (mode === 'by-tap' || (mode === 'on' && hasCaptcha));

/** Returns the name of the member to continue as, or `undefined` when the remembered login cannot be used. */
export function continueAsName(record: RememberedLogin | undefined, merchant: string): string | undefined {
  const hasUsableOutput = record?.type === 'username' && record.password !== undefined && record.merchant === merchant;
  return hasUsableOutput ? record.username : undefined;
}
