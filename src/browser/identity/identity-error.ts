import { cleanLine } from '../../base/text/clean-text';
import { truncateText } from '../../base/text/graphemes';
import type { IdentityError, IdentityProblem } from '../../contract/app-error';

/** Error codes for a sign-in that the visitor has cancelled, which is not shown as an error (SOCIAL-5). */
const CANCELLED: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
]);

/** Error codes of an SMS code that has expired or is no longer known. */
const EXPIRED: ReadonlySet<string> = new Set([
  'auth/code-expired',
  'auth/session-expired',
  'auth/invalid-verification-id',
  'auth/missing-verification-id',
]);

const PROBLEMS: Readonly<Record<string, IdentityProblem>> = {
  'auth/account-exists-with-different-credential': 'otherProvider',
  'auth/captcha-check-failed': 'check',
  'auth/code-expired': 'codeExpired',
  'auth/credential-already-in-use': 'inUse',
  'auth/internal-error': 'internal',
  'auth/invalid-phone-number': 'number',
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-phone-number': 'number',
  'auth/missing-verification-code': 'codeWrong',
  'auth/network-request-failed': 'network',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/operation-not-supported-in-this-environment': 'notHere',
  'auth/popup-blocked': 'blocked',
  'auth/quota-exceeded': 'tooMany',
  'auth/timeout': 'network',
  'auth/too-many-requests': 'tooMany',
  'auth/unauthorized-domain': 'notAllowed',
  'auth/unknown': 'unknown',
  'auth/user-disabled': 'disabled',
  'auth/web-storage-unsupported': 'notHere',
};

const MAX_REASON_LENGTH = 160;

/**
 * Converts an error code of the provider, such as `auth/popup-blocked`, and the provider's error message to an error
 * of the app. The code `auth/unknown` replaces a code for which the app has no text (SOCIAL-5).
 */
export function toIdentityError(providerCode: string, message = ''): IdentityError {
  const reason = reasonOf(message);
  if (CANCELLED.has(providerCode)) return { layer: 'identity', problem: 'cancelled', code: providerCode, reason };
  const canonical = EXPIRED.has(providerCode) ? 'auth/code-expired' : providerCode;
  const code = Object.hasOwn(PROBLEMS, canonical) ? canonical : 'auth/unknown';
  return { layer: 'identity', problem: PROBLEMS[code] ?? 'unknown', code, reason };
}

/**
 * Returns the provider's message without its prefix `Firebase:` and its error code, at most MAX_REASON_LENGTH
 * characters; empty if it is the word `Error`, which its library writes where it has no message.
 */
function reasonOf(message: string): string {
  const reason = cleanLine(message)
    .replace(/^Firebase: /, '')
    .replace(/ ?\(auth\/[\w-]+\)\.?$/, '')
    .trim();
  return reason === 'Error' ? '' : truncateText(reason, MAX_REASON_LENGTH);
}
