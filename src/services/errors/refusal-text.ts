import { getOwnProperty } from '../../base/own-property';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import type { TranslationKey } from '../i18n/catalogue';
import type { DisplayText } from '../i18n/display-text';
import { findTextKey, translate } from '../i18n/i18n';
import { toPlatformMessage } from './platform-message';

/** Texts of the codes that any endpoint may have; those of the cashier mean something else elsewhere. */
export const REFUSAL_TEXTS: Readonly<Record<string, TranslationKey>> = {
  [ERROR_CODES.wrongCredentials]: 'refused.login.cred.err',
  [ERROR_CODES.unknownUser]: 'refused.not.exists.user',
  [ERROR_CODES.tokenIpDifferent]: 'refused.token_ip_different',
  [ERROR_CODES.captchaWrong]: 'refused.captcha.err',
  [ERROR_CODES.gameNotFound]: 'refused.game.not.found',
  [ERROR_CODES.gameUnderMaintenance]: 'refused.game.maintenance',
  [ERROR_CODES.weakPassword]: 'refused.password.weak',
  [ERROR_CODES.oldPasswordWrong]: 'refused.password.old.err',
  [ERROR_CODES.usernameInvalid]: 'refused.username.invalid',
  [ERROR_CODES.usernameTaken]: 'refused.username.exists',
  [ERROR_CODES.mobileInvalid]: 'refused.mobile.invalid',
  [ERROR_CODES.smsCodeWrong]: 'refused.sms.code.err',
  [ERROR_CODES.identityInvalid]: 'refused.firebase.token.invalid',
  [ERROR_CODES.excluded]: 'refused.excluded',
  [ERROR_CODES.accountClosed]: 'refused.account.closed',
};

/** Codes for a rule that only the platform knows, or with several causes, such as a wrong password or a locked account. */
export const HAS_UNKNOWN_CAUSE: ReadonlySet<string> = new Set([
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.weakPassword,
  ERROR_CODES.oldPasswordWrong,
  ERROR_CODES.usernameInvalid,
  ERROR_CODES.mobileInvalid,
  ERROR_CODES.smsCodeWrong,
  ERROR_CODES.accountClosed,
]);

/**
 * Returns the text of a refusal: in the member's language if the code is known, otherwise the platform's own words. These
 * follow a known text as its reason where they say more than it does (API-7.7): under a code with an unknown cause, or
 * with a number, such as the attempts that are left.
 */
export function toRefusalText({ code, message }: { readonly code: string; readonly message: string }): DisplayText {
  const words = toPlatformMessage(message);
  const key = findKey(code);
  if (!key) return words ?? { key: 'error.unknown_error' };
  const mayExplain = words && (HAS_UNKNOWN_CAUSE.has(code) || /\p{Nd}/u.test(words.verbatim));
  if (!mayExplain || words.verbatim === code || isRepetition(words.verbatim, translate(key))) return { key };
  return { lines: [{ key }, { key: 'identity.reason', values: { reason: words.verbatim } }] };
}

/** A word that says nothing alone, such as “the”: up to three Latin letters, other than “no” and “not”. */
const EMPTY_WORD = /^(?!not?$)[a-z]{1,3}$/;
const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether each word is in the text already, also as a part of one: “user name” is in “username”, but “not” not in “cannot”. */
function isRepetition(words: string, text: string): boolean {
  const known = splitWords(text);
  const all = known.join(' ');
  return splitWords(words).every(
    (word) => EMPTY_WORD.test(word) || (word.length > 3 ? all.includes(word) : known.includes(word)),
  );
}

/** Where the catalogue is of a version without the text, the code is unknown. */
function findKey(code: string): TranslationKey | undefined {
  const key = SESSION_EXPIRED_CODES.has(code) ? 'session.over' : getOwnProperty(REFUSAL_TEXTS, code);
  return key && findTextKey(key);
}
