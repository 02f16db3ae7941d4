import { type GenericSchema, nonEmpty, pipe, string, transform } from 'valibot';
import { normalizeTypedName } from '../../base/normalize-typed-text';
import type { TranslationKey } from '../i18n/catalogue';

/**
 * Schema of a name or an email address that must not be blank; removes surrounding spaces, and full-width characters
 * become the ASCII ones.
 * @param message shown if the text is blank
 */
export const requiredName = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(string(), transform(normalizeTypedName), nonEmpty(message));

/**
 * Schema of a password that must not be empty; keeps its spaces.
 * @param message shown if the password is empty
 */
export const requiredPassword = (message: TranslationKey): GenericSchema<string, string> =>
  pipe(string(), nonEmpty(message));
