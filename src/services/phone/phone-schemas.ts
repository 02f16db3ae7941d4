import { type GenericSchema, nonEmpty, pipe, string, transform } from 'valibot';
import type { TranslationKey } from '../i18n/catalogue';
import { normalizeOneTimeCode } from './input/normalize-input';
import { toNationalNumber } from './national-number';

/** Schema of an optional mobile number; output: its digits without the calling code. */
export const optionalMobileNumber = (callingCode: string): GenericSchema<string, string> =>
  pipe(
    string(),
    transform((typed) => toNationalNumber(typed, callingCode)),
  );

/**
 * Schema of a required mobile number.
 * @param message shown if the input has no digits
 */
export const requiredMobileNumber = (callingCode: string, message: TranslationKey): GenericSchema<string, string> =>
  pipe(optionalMobileNumber(callingCode), nonEmpty(message));

/** Schema of an optional code from an SMS or an authenticator app; output: the code without separators. */
export const optionalOneTimeCode: GenericSchema<string, string> = pipe(string(), transform(normalizeOneTimeCode));

/**
 * Schema of a required code from an SMS or an authenticator app.
 * @param message shown if the code is empty
 */
export const requiredOneTimeCode = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(optionalOneTimeCode, nonEmpty(message));
