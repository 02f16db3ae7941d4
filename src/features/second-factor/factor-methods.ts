import type { BodyOf } from '../../contract/endpoint';
import type { loginVerification } from '../../contract/endpoints/session';
import type { SecondStep } from '../../services/session/second-step';

/** The ways to prove a sign-in, in the order of their tabs (TFA-1). */
export const FACTOR_METHODS = ['payeeName', 'sms', 'ga', 'email'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** What is typed for each, in the order of the form (TFA-3). */
export const FACTOR_FIELDS = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email'],
} as const;
export type FactorField = (typeof FACTOR_FIELDS)[FactorMethod][number];
export type TypedFactors = Readonly<Partial<Record<FactorField, string>>>;

type Verification = BodyOf<typeof loginVerification>;
/** What the platform calls each way (TFA-2). */
const LETTERS: Readonly<Record<FactorMethod, Verification['method']>> = {
  payeeName: 'P',
  sms: 'S',
  ga: 'G',
  email: 'E',
};

/** The ways a member has; the first one is offered first (TFA-1). */
export const methodsOf = (factors: SecondStep['factors']): readonly FactorMethod[] =>
  FACTOR_METHODS.filter((method) => factors[method]);

/** The fields of a way that are empty: each is required (TFA-3). */
export const emptyFields = (method: FactorMethod, typed: TypedFactors): readonly FactorField[] =>
  FACTOR_FIELDS[method].filter((field) => (typed[field] ?? '').trim() === '');

/** The proof of a sign-in: who it is once more, and what was typed, trimmed (TFA-2, TFA-3). */
export function verificationBody(step: SecondStep, method: FactorMethod, typed: TypedFactors): Verification {
  const fields = FACTOR_FIELDS[method].map((field) => [field, (typed[field] ?? '').trim()]);
  const { username, password, firebaseIdToken, sms } = step;
  const vouched = firebaseIdToken === undefined ? {} : { firebaseIdToken };
  return { username, password, method: LETTERS[method], ...vouched, ...sms, ...Object.fromEntries(fields) };
}
