import { type GenericSchema, nonEmpty, pipe, string, trim } from 'valibot';
import type { TranslationKey } from '../i18n/catalogue';

/**
 * Schema of a text that must not be blank; removes surrounding spaces.
 * @param message shown if the text is blank
 */
export const requiredText = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(string(), trim(), nonEmpty(message));

/**
 * Schema of a password that must not be empty; keeps its spaces.
 * @param message shown if the password is empty
 */
export const requiredPassword = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(string(), nonEmpty(message));
