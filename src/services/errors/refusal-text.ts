import { getOwnProperty } from '../../base/own-property';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import type { TranslationKey } from '../i18n/catalogue';
import type { DisplayText } from '../i18n/display-text';
import { toPlatformMessage } from './platform-message';

/** Texts for the error codes that the app knows. The cashier has more (`cashier-error-message.ts`). */
const REFUSAL_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [ERROR_CODES.wrongCredentials]: 'refused.login',
  [ERROR_CODES.unknownUser]: 'refused.user',
  [ERROR_CODES.tokenIpDifferent]: 'refused.network',
  [ERROR_CODES.captchaWrong]: 'refused.captcha',
  [ERROR_CODES.gameNotFound]: 'games.not_found.title',
  [ERROR_CODES.weakPassword]: 'refused.password',
  [ERROR_CODES.oldPasswordWrong]: 'refused.password.old',
  [ERROR_CODES.usernameInvalid]: 'refused.username',
  [ERROR_CODES.usernameTaken]: 'refused.taken',
  [ERROR_CODES.mobileInvalid]: 'refused.mobile',
  [ERROR_CODES.smsCodeWrong]: 'refused.code',
  [ERROR_CODES.identityInvalid]: 'identity.unknown',
};

/** Codes for a rule that only the platform knows, such as the length of a password. */
const OF_UNKNOWN_RULES: readonly string[] = [
  ERROR_CODES.weakPassword,
  ERROR_CODES.usernameInvalid,
  ERROR_CODES.mobileInvalid,
];

/**
 * Returns the text of a refusal: in the member's language if the code is known, otherwise the platform's own words. These
 * follow a known text as its reason where they say what the app cannot know: a rule, or a number, such as the attempts
 * that are left (API-7).
 */
export function toRefusalText({ code, message }: { readonly code: string; readonly message: string }): DisplayText {
  const key = SESSION_EXPIRED_CODES.has(code) ? 'session.over' : getOwnProperty(REFUSAL_TEXTS, code);
  const words = toPlatformMessage(message);
  if (!key) return words ?? { key: 'error.unknown_error' };
  if (!words || !(OF_UNKNOWN_RULES.includes(code) || /\p{Nd}/u.test(words.verbatim))) return { key };
  return { lines: [{ key }, { key: 'identity.reason', values: { reason: words.verbatim } }] };
}
