import type { RememberedLogin } from '../../services/remembered-login/remembered-login';

/** What a remembered sign-in is judged by. */
export interface AutoLoginFacts {
  readonly record: RememberedLogin | undefined;
  readonly hasSession: boolean;
  /** The address carries a token. */
  readonly hasToken: boolean;
  /** The address carries redirectUrl or backUrl (ROUTE-6). */
  readonly hasReturn: boolean;
  /** The flag kept in the browser (LOGIN-5). */
  readonly isFlagOn: boolean;
  /** The merchant's switch MOBILEAUTOLOGIN3. */
  readonly isSettingOn: boolean;
  readonly merchant: string;
}

export type AutoLoginDecision =
  | { readonly kind: 'sign-in'; readonly username: string; readonly password: string }
  | { readonly kind: 'skip' }
  /** Skip, and forget the record: the browser has another merchant now (security A18). */
  | { readonly kind: 'forget' };

/** Whether a remembered sign-in happens by itself (REM-3, ROUTE-6). */
export function decideAutoLogin({ record, merchant, ...facts }: AutoLoginFacts): AutoLoginDecision {
  if (!record) return { kind: 'skip' };
  if (record.merchant !== merchant) return { kind: 'forget' };
  const keepsStill = facts.hasSession || facts.hasToken || facts.hasReturn || !facts.isFlagOn || !facts.isSettingOn;
  if (keepsStill || record.type === 'sms' || record.password === undefined) return { kind: 'skip' };
  return { kind: 'sign-in', username: record.username, password: record.password };
}
