import { type GenericSchema, nonEmpty, pipe, string, trim } from 'valibot';
import type { TextKey } from '../i18n/catalogue';

/** A text that must not be blank; surrounding spaces are removed. @param message shown if it is blank */
export const requiredText = (message: TextKey): GenericSchema<string, string> =>
  pipe(string(), trim(), nonEmpty(message));

/** A password that must not be empty; its spaces are kept. @param message shown if it is empty */
export const requiredPassword = (message: TextKey): GenericSchema<string, string> => pipe(string(), nonEmpty(message));
