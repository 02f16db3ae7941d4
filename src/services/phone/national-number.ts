import { normalizePhoneInput } from './input/normalize-input';

/** Calling codes whose national numbers keep a leading zero. */
const KEEP_LEADING_ZERO = new Set(['39', '378', '379']);

/**
 * Returns a mobile number as sent in requests: without calling code, dialling prefix and separators, and in ASCII
 * digits even if, for example, Arabic digits were typed.
 * @param callingCode digits, such as `63`
 */
export function toNationalNumber(typed: string, callingCode: string): string {
  const number = normalizePhoneInput(typed);
  const isInternational = /^\s*(?:\+|00)/.test(number);
  const digits = number.replace(/\D/g, '').replace(isInternational ? /^00/ : /^(?!)/, '');
  const hasCallingCode = isInternational && callingCode !== '' && digits.startsWith(callingCode);
  const national = hasCallingCode ? digits.slice(callingCode.length) : digits;
  return KEEP_LEADING_ZERO.has(callingCode) ? national : national.replace(/^0+/, '');
}
