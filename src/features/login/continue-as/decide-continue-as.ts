import type { AutoLoginMode } from '../../../services/remembered-login/auto-login-mode';
import type { RememberedLogin } from '../../../services/remembered-login/remembered-login';
import type { PasswordLoginCredentials } from '../sign-in/login-request';

/** Input of canOfferContinueAsMember(): what is known before the remembered login is loaded. */
export interface ContinueAsMemberConditions {
  readonly mode: AutoLoginMode;
  /** Whether the merchant's switch MOBILEAUTOLOGIN3 is on. */
  readonly isSettingOn: boolean;
  /** Whether sign-in requires a captcha. */
  readonly hasCaptcha: boolean;
}

/**
 * Whether the button to continue as the remembered member may replace the login form (REM-3): only if auto login
 * would need user input. After a manual sign-out the form is always shown, because the user must then enter the
 * password.
 */
export const canOfferContinueAsMember = ({ mode, isSettingOn, hasCaptcha }: ContinueAsMemberConditions): boolean =>
  isSettingOn && (mode === 'by-tap' || (mode === 'on' && hasCaptcha));

/** Returns the credentials of the member to continue as, or `undefined` when the remembered login cannot be used. */
export function getRememberedCredentials(
  record: RememberedLogin | undefined,
  merchant: string,
): PasswordLoginCredentials | undefined {
  if (record?.type !== 'username' || record.password === undefined || record.merchant !== merchant) return undefined;
  return { username: record.username, password: record.password };
}
