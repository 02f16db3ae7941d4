/** Where the zero before a national number is a part of it. */
const ZERO_BELONGS = new Set(['39', '378', '379']);

/**
 * The digits of a mobile number as they are sent beside its dialling code: without what people put before or between
 * them, or paste along. @param diallingCode digits, such as `63`
 */
export function nationalNumber(typed: string, diallingCode: string): string {
  const isWorldwide = /^\s*(?:\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(isWorldwide ? /^00/ : /^(?!)/, '');
  const own = isWorldwide && diallingCode !== '' && digits.startsWith(diallingCode);
  const national = own ? digits.slice(diallingCode.length) : digits;
  return ZERO_BELONGS.has(diallingCode) ? national : national.replace(/^0+/, '');
}
