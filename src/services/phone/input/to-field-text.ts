import { parsePhoneNumber } from './parse-phone-number';

/**
 * Returns a remembered number as text for the field: without the calling code if that stands in front of the field.
 * Numbers that were remembered without calling code are returned unchanged.
 */
export function toFieldText(remembered: string, own: string): string {
  const number = parsePhoneNumber(remembered, { own, others: [] });
  return number.ok ? number.value.national : remembered;
}
