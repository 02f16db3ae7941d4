import { normalizePhoneInput } from './input/normalize-input';
import { toNationalNumber } from './national-number';

/**
 * Returns a mobile number in E.164 format, such as `+639170000001`; undefined if the number is incomplete. A number
 * typed with `+` or `00` keeps its own calling code.
 * @param callingCode digits without `+`; empty if unknown
 */
export function toE164(typed: string, callingCode: string): string | undefined {
  const number = normalizePhoneInput(typed);
  const digits = number.replace(/\D/g, '');
  if (/^\s*\+/.test(number)) return digits === '' ? undefined : `+${digits}`;
  if (/^\s*00/.test(number)) return digits.length > 2 ? `+${digits.slice(2)}` : undefined;
  const national = toNationalNumber(typed, callingCode);
  return callingCode === '' || national === '' ? undefined : `+${callingCode}${national}`;
}
