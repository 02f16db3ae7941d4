import { type ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import type { TranslationKey } from '../i18n/catalogue';
import type { DisplayText } from '../i18n/display-text';
import { toPlatformMessage } from './platform-message';

/**
 * Error codes that have a text of their own, under their name. Others arrive where no member reads them, or have a flow
 * of their own; the cashier has more (`cashier-error-message.ts`).
 */
const TOLD_CODES = [
  'login.cred.err',
  'not.exists.user',
  'token_ip_different',
  'captcha.err',
  'game.not.found',
  'password.weak',
  'password.old.err',
  'username.invalid',
  'username.exists',
  'mobile.invalid',
  'sms.code.err',
  'firebase.token.invalid',
] as const satisfies readonly (typeof ERROR_CODES)[keyof typeof ERROR_CODES][];

/** Codes for a rule that only the platform knows, such as the length of a password. */
const OF_UNKNOWN_RULE = /weak|invalid$/;

/**
 * Returns the text of a refusal: in the member's language if the code is known, otherwise the platform's own words. These
 * follow a known text as its reason where they say what the app cannot know: a rule, or a number, such as the attempts
 * that are left (API-7).
 */
export function toRefusalText({ code, message }: { readonly code: string; readonly message: string }): DisplayText {
  const words = toPlatformMessage(message);
  const key = findKey(code);
  if (!key) return words ?? { key: 'error.unknown_error' };
  if (!words || !(OF_UNKNOWN_RULE.test(code) || /\p{Nd}/u.test(words.verbatim))) return { key };
  return { lines: [{ key }, { key: 'identity.reason', values: { reason: words.verbatim } }] };
}

function findKey(code: string): TranslationKey | undefined {
  if (SESSION_EXPIRED_CODES.has(code)) return 'session.over';
  const told = TOLD_CODES.find((known) => known === code);
  return told && `refused.${told}`;
}
