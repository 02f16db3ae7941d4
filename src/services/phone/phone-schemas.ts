import { type GenericSchema, nonEmpty, pipe, string, transform } from 'valibot';
import type { TextKey } from '../i18n/catalogue';
import { parseOneTimeCode } from './input/parse-input';
import { nationalNumber } from './national-number';

/** An optional mobile number; output: its digits without the calling code. */
export const optionalMobileNumber = (callingCode: string): GenericSchema<string, string> =>
  pipe(
    string(),
    transform((typed) => nationalNumber(typed, callingCode)),
  );

/** A required mobile number. @param message shown if it has no digits */
export const mobileNumber = (callingCode: string, message: TextKey): GenericSchema<string, string> =>
  pipe(optionalMobileNumber(callingCode), nonEmpty(message));

/** An optional code from an SMS or an authenticator app; output: the code without separators. */
export const optionalOneTimeCode: GenericSchema<string, string> = pipe(string(), transform(parseOneTimeCode));

/** A required code. @param message shown if it is empty */
export const requiredOneTimeCode = (message: TextKey): GenericSchema<string, string> =>
  pipe(optionalOneTimeCode, nonEmpty(message));
