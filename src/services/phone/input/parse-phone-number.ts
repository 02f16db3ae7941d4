import { normalizeTypedText } from '../../../base/normalize-typed-text';
import { fail, ok, type Result } from '../../../base/result';
import { findCallingCode, hasCallingCode, hasDialledPrefix, isTooLong, removeTrunkPrefix } from './numbering-plans';

/** A phone number in its two parts, both digits only. */
export interface PhoneNumber {
  readonly callingCode: string;
  /** The number without its calling code and trunk prefix. */
  readonly national: string;
}

/** The calling codes with which numbers are accepted. */
export interface AcceptedCallingCodes {
  /** The calling code in front of the field, which applies to numbers without one; empty until it has been loaded. */
  readonly own: string;
  /** Further calling codes that a number in international format may have. */
  readonly others: readonly string[] | 'any';
}

/**
 * A mobile number as requests of the platform contain it: with its calling code wherever numbers of several countries
 * are accepted, whichever country the visitor is in (LOGIN-7.5).
 */
export interface MobileNumberFields {
  readonly mobileNum: string;
  readonly countryDialingCode?: string;
}

/**
 * Why a text is not an accepted phone number: it has no digits; an extension, a second number, or letters in place of
 * digits; too many digits or a carrier's prefix; the calling code of a country that is not accepted; or no calling code
 * while the one of the field is unknown.
 */
export type PhoneNumberProblem = 'empty' | 'unclear' | 'invalid' | 'foreign' | 'no-calling-code';

/** What stands before an extension (`ext 5`, `x2`, `;ext=5`, `#5`), a second number, or a letter typed for a digit. */
const EXTENSION_MARK = /[\p{L}#;*]/u;
/** The place of the carrier in a Brazilian number: `0xx11 91234-5678`. */
const CARRIER_PLACEHOLDER = /^(\D*(?:55\D*)?0)xx/i;
/** International format: with `+` or the prefix `00`. No calling code begins with 0, so `+0917…` is a national number. */
const INTERNATIONAL = /^(?:\+|\+?00)(?=[1-9])/;

/**
 * Parses a phone number as it is typed or pasted: in any digits, with spaces, dashes, brackets and invisible characters,
 * with or without calling code and trunk prefix, as in `+66 (0)81 234 5678` (LOGIN-7). A number with a calling code
 * keeps it, whatever calling code stands in front of the field.
 */
export function parsePhoneNumber(
  typed: string,
  { own, others }: AcceptedCallingCodes,
): Result<PhoneNumber, PhoneNumberProblem> {
  const written = normalizeTypedText(typed).replace(CARRIER_PLACEHOLDER, '$1');
  const text = written.replace(/[^\d+]/g, '');
  const digits = text.replaceAll('+', '');
  if (hasExtension(written)) return fail('unclear');
  if (hasDialledPrefix(digits, own)) return fail('invalid');
  const international = toInternationalDigits(text, digits, own);
  if (international === undefined && own === '') return fail(/[1-9]/.test(digits) ? 'no-calling-code' : 'empty');
  const callingCode =
    international === undefined ? own : chooseCallingCode(international, others === 'any' ? [own] : [own, ...others]);
  const national = removeTrunkPrefix(callingCode, international?.slice(callingCode.length) ?? digits);
  if (national === '') return fail('empty');
  if (isTooLong(callingCode, national)) return fail('invalid');
  const isAccepted = callingCode === own || others === 'any' || others.includes(callingCode);
  return isAccepted ? ok({ callingCode, national }) : fail('foreign');
}

/** Whether a letter or a mark stands between two digits. */
function hasExtension(written: string): boolean {
  return written
    .split(/\d/)
    .slice(1, -1)
    .some((between) => EXTENSION_MARK.test(between));
}

/** Returns the digits of a number in international format, without the prefix; undefined if it is in national format. */
function toInternationalDigits(text: string, digits: string, own: string): string | undefined {
  const prefix = INTERNATIONAL.exec(text)?.[0];
  if (prefix !== undefined) return text.slice(prefix.length).replaceAll('+', '');
  return hasCallingCode(digits, own) ? digits : undefined;
}

/**
 * Returns the calling code at the start of a number: the longest known one, as some platforms list `1684` for American
 * Samoa, whose calling code is 1.
 */
function chooseCallingCode(digits: string, known: readonly string[]): string {
  const found = known.filter((code) => code !== '' && digits.startsWith(code));
  return found.sort((a, b) => b.length - a.length)[0] ?? findCallingCode(digits);
}

/** Returns a phone number in E.164 format, such as `+66812345678`. */
export const toE164 = ({ callingCode, national }: PhoneNumber): string => `+${callingCode}${national}`;

/**
 * Returns the text that identifies a typed number in the resend countdown: the number in E.164 format; the text itself if
 * that is no accepted number; empty if there are no digits, which stands for the number that a code was last sent to.
 */
export function toCountdownKey(typed: string, accepted: AcceptedCallingCodes): string {
  const number = parsePhoneNumber(typed, accepted);
  if (number.ok) return toE164(number.value);
  return number.error === 'empty' ? '' : typed;
}
