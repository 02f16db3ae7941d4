import type { AutoLoginMode } from '../../../services/remembered-login/auto-login-mode';
import type { RememberedLogin } from '../../../services/remembered-login/remembered-login';

/** Input of the auto-login decision. */
export interface AutoLoginConditions {
  readonly record: RememberedLogin | undefined;
  readonly hasSession: boolean;
  /** Whether the URL contains a session token. */
  readonly hasToken: boolean;
  /**
   * Whether the URL of this page, or the URL of the page to return to, has the parameter `redirectUrl` or `backUrl`
   * (ROUTE-6).
   */
  readonly hasRedirectOrBackUrl: boolean;
  /** The auto-login mode stored in the browser (LOGIN-5). */
  readonly mode: AutoLoginMode;
  /** Whether sign-in requires a captcha, which cannot be solved in the background. */
  readonly hasCaptcha: boolean;
  /** Whether the merchant's switch MOBILEAUTOLOGIN3 is on. */
  readonly isSettingOn: boolean;
  readonly merchant: string;
}

export type AutoLoginDecision =
  | { readonly kind: 'sign-in'; readonly username: string; readonly password: string }
  | { readonly kind: 'skip' }
  /** Do not sign in, and delete the remembered login, because it belongs to another merchant. */
  | { readonly kind: 'forget' };

/** Decides whether to sign in with the remembered credentials (REM-3, ROUTE-6). */
export function decideAutoLogin({ record, merchant, ...facts }: AutoLoginConditions): AutoLoginDecision {
  if (!record) return { kind: 'skip' };
  if (record.merchant !== merchant) return { kind: 'forget' };
  if (facts.hasSession || facts.hasToken || facts.hasRedirectOrBackUrl) return { kind: 'skip' };
  if (facts.mode !== 'on' || facts.hasCaptcha || !facts.isSettingOn) return { kind: 'skip' };
  if (record.type === 'sms' || record.password === undefined) return { kind: 'skip' };
  return { kind: 'sign-in', username: record.username, password: record.password };
}
