import { type GenericSchema, nonEmpty, pipe, rawTransform, string, transform } from 'valibot';
import type { TranslationKey } from '../i18n/catalogue';
import { parseOneTimeCode } from './input/parse-one-time-code';
import {
  type AcceptedCallingCodes,
  type PhoneNumber,
  type PhoneNumberProblem,
  parsePhoneNumber,
} from './input/parse-phone-number';

/**
 * Returns the key of the text that is shown at the field for a number that is not accepted.
 * @param empty shown if the input has no digits
 */
export function phoneProblemText(problem: PhoneNumberProblem, empty: TranslationKey = 'phone.empty'): TranslationKey {
  switch (problem) {
    case 'empty':
    case 'no-calling-code':
      return empty;
    case 'invalid':
      return 'phone.invalid';
    case 'foreign':
      return 'phone.foreign';
  }
}

/**
 * Schema of a required phone number.
 * @param empty shown if the input has no digits
 */
export const requiredPhoneNumber = (
  accepted: AcceptedCallingCodes,
  empty: TranslationKey = 'phone.empty',
): GenericSchema<string, PhoneNumber> =>
  pipe(
    string(),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = parsePhoneNumber(dataset.value, accepted);
      if (number.ok) return number.value;
      addIssue({ message: phoneProblemText(number.error, empty) });
      return NEVER;
    }),
  );

/** Like requiredPhoneNumber(), but outputs the number without its calling code, as requests contain it. */
export const requiredMobileNumber = (
  accepted: AcceptedCallingCodes,
  empty?: TranslationKey,
): GenericSchema<string, string> =>
  pipe(
    requiredPhoneNumber(accepted, empty),
    transform(({ national }) => national),
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
