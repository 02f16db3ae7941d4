import { SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import type { TranslationKey } from '../i18n/catalogue';
import type { DisplayText } from '../i18n/display-text';
import { findTextKey } from '../i18n/i18n';
import { toPlatformMessage } from './platform-message';

/** Codes for a rule that only the platform knows, such as the length of a password; not those of an invalid token. */
const OF_UNKNOWN_RULE = /weak|[et]\.invalid$/;

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

/** The text of a code has its name in the catalogue. Where the catalogue is of a version without it, the code is unknown. */
const findKey = (code: string): TranslationKey | undefined =>
  SESSION_EXPIRED_CODES.has(code) ? 'session.over' : findTextKey(`refused.${code}`);
