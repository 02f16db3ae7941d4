import { type GenericSchema, nonEmpty, pipe, rawTransform, string, transform } from 'valibot';
import type { TranslationKey } from '../i18n/catalogue';
import { parseOneTimeCode } from './input/parse-one-time-code';
import {
  type AcceptedCallingCodes,
  type MobileNumberFields,
  type PhoneNumber,
  type PhoneNumberProblem,
  parsePhoneNumber,
} from './input/parse-phone-number';

/**
 * Returns the key of the text that is shown at the field for a number that is not accepted.
 * @param empty shown if the input has no digits
 */
export const phoneProblemText = (problem: PhoneNumberProblem, empty: TranslationKey = 'phone.empty'): TranslationKey =>
  problem === 'empty' || problem === 'no-calling-code' ? empty : `phone.${problem}`;

/**
 * Schema of a required phone number; outputs it as requests of the platform contain it.
 * @param empty shown if the input has no digits
 */
export const requiredMobileNumber = (
  accepted: AcceptedCallingCodes,
  empty?: TranslationKey,
): GenericSchema<string, MobileNumberFields> =>
  pipe(
    string(),
    rawTransform<string, MobileNumberFields>(({ dataset, addIssue, NEVER }) => {
      const number = parsePhoneNumber(dataset.value, accepted);
      if (number.ok) return toMobileNumberFields(number.value, accepted);
      addIssue({ message: phoneProblemText(number.error, empty) });
      return NEVER;
    }),
  );

const toMobileNumberFields = (
  { callingCode, national }: PhoneNumber,
  { others }: AcceptedCallingCodes,
): MobileNumberFields =>
  others.length === 0 ? { mobileNum: national } : { mobileNum: national, countryDialingCode: callingCode };

/** Schema of a field that the form does not show: no error could be seen at it, and its text is not used. */
export const notShown = <const Output>(output: Output): GenericSchema<string, Output> =>
  pipe(
    string(),
    transform(() => output),
  );

/**
 * Schema of an optional code from an SMS or an authenticator app; output: the code without separators and without the
 * message that it may have been pasted with.
 */
export const optionalOneTimeCode: GenericSchema<string, string> = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const code = parseOneTimeCode(dataset.value);
    if (code.ok) return code.value;
    if (code.error === 'empty') return '';
    addIssue({ message: 'phone.code.unclear' satisfies TranslationKey });
    return NEVER;
  }),
);

/**
 * Schema of a required code from an SMS or an authenticator app.
 * @param message shown if the code is empty
 */
export const requiredOneTimeCode = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(optionalOneTimeCode, nonEmpty(message));
