import { type GenericSchema, object, string } from 'valibot';
import type { BodyOf } from '../../contract/endpoint';
import type { verifyLoginSecondFactor } from '../../contract/endpoints/account/session';
import { requiredName } from '../../services/forms/field-schemas';
import type { AcceptedCallingCodes, MobileNumberFields } from '../../services/phone/input/parse-phone-number';
import { notShown, requiredMobileNumber, requiredOneTimeCode } from '../../services/phone/phone-schemas';
import type { SecondFactorChallenge } from '../../services/session-lifecycle/second-factor-challenge';

/** The second-factor methods, in the order of their tabs (TFA-1). */
export const SECOND_FACTOR_METHODS = ['payeeName', 'sms', 'ga', 'email'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** The input fields of each method, in the order of the form (TFA-3). */
export const SECOND_FACTOR_FIELDS = {
  payeeName: ['payeeName'],
  sms: ['mobile', 'code'],
  ga: ['authCode'],
  email: ['email'],
} as const;
export type SecondFactorField = (typeof SECOND_FACTOR_FIELDS)[SecondFactorMethod][number];
/** Input of a method's form; the fields of the other methods are empty. */
export type SecondFactorFormData = Record<SecondFactorField, string>;
/** Validated input of a method's form. */
export type SecondFactorInput = Omit<SecondFactorFormData, 'mobile'> & { readonly mobile: MobileNumberFields };
export const EMPTY_SECOND_FACTOR_FORM_DATA: SecondFactorFormData = {
  payeeName: '',
  mobile: '',
  code: '',
  authCode: '',
  email: '',
};

type Verification = BodyOf<typeof verifyLoginSecondFactor>;
/** The platform's code of each method (TFA-2). */
const METHOD_CODES: Readonly<Record<SecondFactorMethod, Verification['method']>> = {
  payeeName: 'P',
  sms: 'S',
  ga: 'G',
  email: 'E',
};

/** Returns the second-factor methods available to the member, in the order of their tabs; may be empty (TFA-1). */
export const listAvailableSecondFactorMethods = (
  factors: SecondFactorChallenge['factors'],
): readonly SecondFactorMethod[] => SECOND_FACTOR_METHODS.filter((method) => factors[method]);

/**
 * Schema of a method's form, whose fields are all required (TFA-3).
 * @param accepted the calling codes that a mobile number may have; used by `sms`
 */
export function createSecondFactorSchema(
  method: SecondFactorMethod,
  accepted: AcceptedCallingCodes,
): GenericSchema<SecondFactorFormData, SecondFactorInput> {
  const empty = {
    payeeName: string(),
    mobile: notShown({ mobileNum: '' }),
    code: string(),
    authCode: string(),
    email: string(),
  };
  switch (method) {
    case 'payeeName':
      return object({ ...empty, payeeName: requiredName('tfa.payeeName.empty') });
    case 'sms':
      return object({
        ...empty,
        mobile: requiredMobileNumber(accepted, 'tfa.mobileNum.empty'),
        code: requiredOneTimeCode('tfa.verificationCode.empty'),
      });
    case 'ga':
      return object({ ...empty, authCode: requiredOneTimeCode('tfa.authCode.empty') });
    case 'email':
      return object({ ...empty, email: requiredName('tfa.email.empty') });
  }
}

/** Returns the input of a method as fields of the verification request. */
function factorFields(method: SecondFactorMethod, { payeeName, mobile, code, authCode, email }: SecondFactorInput) {
  switch (method) {
    case 'payeeName':
      return { payeeName };
    case 'sms':
      return { ...mobile, verificationCode: code };
    case 'ga':
      return { authCode };
    case 'email':
      return { email };
  }
}

/** Builds the verification request: the credentials of the sign-in, and the input of the method (TFA-2). */
export function buildSecondFactorVerificationBody(
  { username, password, firebaseIdToken, sms }: SecondFactorChallenge,
  method: SecondFactorMethod,
  values: SecondFactorInput,
): Verification {
  const identity = firebaseIdToken === undefined ? {} : { firebaseIdToken };
  return { username, password, method: METHOD_CODES[method], ...identity, ...sms, ...factorFields(method, values) };
}
