import { nationalNumber } from './national-number';

/**
 * A mobile number as it is dialled from anywhere, such as `+639170000001`; undefined while that cannot be known. One typed
 * with its `+` or `00` keeps its own dialling code. @param diallingCode digits
 */
export function worldNumber(typed: string, diallingCode: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (/^\s*\+/.test(typed)) return digits === '' ? undefined : `+${digits}`;
  if (/^\s*00/.test(typed)) return digits.length > 2 ? `+${digits.slice(2)}` : undefined;
  const national = nationalNumber(typed, diallingCode);
  return diallingCode === '' || national === '' ? undefined : `+${diallingCode}${national}`;
}
