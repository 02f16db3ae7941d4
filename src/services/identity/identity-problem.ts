import type { IdentityFault } from '../../browser/identity';
import type { TextKey } from '../i18n/catalogue';

/** What the visitor did on purpose: nothing to tell (SOCIAL-5). */
const CANCELLED: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
]);

/** The confirmation of an SMS has expired, or there is none any more. */
const EXPIRED: ReadonlySet<string> = new Set([
  'auth/code-expired',
  'auth/session-expired',
  'auth/invalid-verification-id',
  'auth/missing-verification-id',
]);

const TEXTS = {
  'auth/account-exists-with-different-credential': 'identity.otherProvider',
  'auth/captcha-check-failed': 'identity.check',
  'auth/code-expired': 'identity.codeExpired',
  'auth/credential-already-in-use': 'identity.inUse',
  'auth/internal-error': 'identity.internal',
  'auth/invalid-phone-number': 'identity.number',
  'auth/invalid-verification-code': 'identity.codeWrong',
  'auth/missing-phone-number': 'identity.number',
  'auth/missing-verification-code': 'identity.codeWrong',
  'auth/network-request-failed': 'identity.network',
  'auth/operation-not-allowed': 'identity.notAllowed',
  'auth/operation-not-supported-in-this-environment': 'identity.notHere',
  'auth/popup-blocked': 'identity.blocked',
  'auth/quota-exceeded': 'identity.tooMany',
  'auth/timeout': 'identity.network',
  'auth/too-many-requests': 'identity.tooMany',
  'auth/unauthorized-domain': 'identity.notAllowed',
  'auth/unknown': 'identity.unknown',
  'auth/user-disabled': 'identity.disabled',
  'auth/web-storage-unsupported': 'identity.notHere',
} as const satisfies Record<string, TextKey>;

/** A provider's fault as it is told: a text of ours, its code and its reason. */
export interface IdentityProblem {
  readonly text: (typeof TEXTS)[keyof typeof TEXTS];
  readonly code: string;
  readonly reason: string;
}

const REASON_LENGTH = 160;

const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** What is told of a provider's fault; undefined for what was cancelled on purpose (SOCIAL-5). */
export function decideIdentityProblem(fault: IdentityFault): IdentityProblem | undefined {
  if (CANCELLED.has(fault.code)) return undefined;
  const named = EXPIRED.has(fault.code) ? 'auth/code-expired' : fault.code;
  const code = isKnown(named) ? named : 'auth/unknown';
  return { text: TEXTS[code], code, reason: reasonOf(fault) };
}

/** The provider's sentence, without the name and the code it puts around it. */
const reasonOf = ({ reason }: IdentityFault): string =>
  reason
    .replace(/\s+/g, ' ')
    .replace(/^Firebase: /, '')
    .replace(/ ?\(auth\/[\w-]+\)\.?$/, '')
    .trim()
    .slice(0, REASON_LENGTH);

/** The three lines it is told in; a provider that gave no reason gets no line for it (SOCIAL-5). */
export function identityProblemText(
  problem: IdentityProblem,
  t: (key: IdentityProblem['text'] | 'identity.code' | 'identity.reason', values?: Record<string, string>) => string,
): string {
  const { text, code, reason } = problem;
  const lines = [t(text), t('identity.code', { code })];
  return [...lines, ...(reason === '' ? [] : [t('identity.reason', { reason })])].join('\n');
}
