import { extractDigits } from '../../../base/digits';
import { normalizeTypedText } from '../../../base/normalize-typed-text';
import type { PixKeyKind } from '../../../contract/endpoints/money/cashier';
import { parsePhoneNumber, toE164 } from '../../../services/phone/input/parse-phone-number';

const EMAIL = /^[^\s@]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const RANDOM_KEY = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const BRAZIL = { own: '55', others: [] } as const;
/** Maximum length of an e-mail address used as a Pix key (characters). */
const MAX_EMAIL_LENGTH = 77;

/** Returns a Pix key in its canonical form; undefined if the text is not a key of this type. */
export function parsePixKey(kind: PixKeyKind, text: string): string | undefined {
  const typed = normalizeTypedText(text);
  switch (kind) {
    case 'CPF': {
      const digits = extractDigits(typed);
      return isCpf(digits) && /^[\d. -]+$/.test(typed) ? digits : undefined;
    }
    case 'PHONE': {
      const number = parsePhoneNumber(typed, BRAZIL);
      const isNumber = number.ok && /^[1-9]\d9?\d{8}$/.test(number.value.national) && /^[\d+(). -]+$/.test(typed);
      return isNumber ? toE164(number.value) : undefined;
    }
    case 'EMAIL':
      return EMAIL.test(typed) && typed.length <= MAX_EMAIL_LENGTH ? typed.toLowerCase() : undefined;
    case 'RANDOM': {
      const key = typed.toLowerCase();
      return RANDOM_KEY.test(key) ? key : undefined;
    }
  }
}

/**
 * Whether a text is a valid CPF (Brazilian taxpayer number): eleven digits, not all the same, the last two being check
 * digits.
 */
function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

/** Returns the check digit (0 to 9) for the first `count` digits of a CPF. */
function checkDigit(digits: string, count: number): number {
  const sum = [...digits.slice(0, count)].reduce((total, digit, at) => total + Number(digit) * (count + 1 - at), 0);
  return ((sum * 10) % 11) % 10;
}
