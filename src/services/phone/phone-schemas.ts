import { type GenericSchema, nonEmpty, pipe, string, transform } from 'valibot';
import type { TextKey } from '../i18n/catalogue';
import { parseCode } from './input/parse-input';
import { nationalNumber } from './national-number';

/** A mobile number, as digits without its calling code. */
export const optionalMobileNumber = (callingCode: string): GenericSchema<string, string> =>
  pipe(
    string(),
    transform((typed) => nationalNumber(typed, callingCode)),
  );

/** A required mobile number. @param message shown if it has no digits */
export const mobileNumber = (callingCode: string, message: TextKey): GenericSchema<string, string> =>
  pipe(optionalMobileNumber(callingCode), nonEmpty(message));

/** A code from an SMS or an authenticator, without separators; it may be empty. */
export const optionalCode: GenericSchema<string, string> = pipe(string(), transform(parseCode));

/** A required code. @param message shown if it is empty */
export const requiredCode = (message: TextKey): GenericSchema<string, string> => pipe(optionalCode, nonEmpty(message));
