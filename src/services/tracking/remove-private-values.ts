import { extractDigits } from '../../base/digits';

/** What this page knows about the visitor that no event may contain. */
export interface PrivateTexts {
  /** Session token; empty if there is no session. */
  readonly token: string;
  /** The member's phone number (digits); empty if it is not known. */
  readonly phoneNumber: string;
}

const EMAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** Matches an encoded character, also one that is encoded several times. */
const ENCODED = /%(?:25)*([\da-f]{2})/gi;

/** Returns a text without URL encoding and with the usual characters for those of East Asian keyboards. */
const normalize = (text: string): string =>
  text.replace(ENCODED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).normalize('NFKC');

/** Whether a text contains an e-mail address, also one that is URL-encoded. */
export const hasEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(normalize(text));

/** Minimum length of a phone number that is looked for in texts (digits). */
const MIN_PHONE_NUMBER_DIGITS = 7;

/**
 * Returns a copy of an event without the texts, at any depth, that contain an e-mail address, the session token or the
 * member's phone number (TRK-1). Campaign parameters come from links, which may contain any of them.
 */
export function removePrivateValues<T>(event: T, { token, phoneNumber }: PrivateTexts): T {
  // A leading zero is not part of the number that is written with a calling code.
  const number = phoneNumber.replace(/^0+/, '');
  const isPrivate = (value: unknown): boolean =>
    typeof value === 'string' &&
    (hasEmailAddress(value) ||
      (token !== '' && normalize(value).includes(token)) ||
      (number.length >= MIN_PHONE_NUMBER_DIGITS && extractDigits(normalize(value)).includes(number)));
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isPrivate(item)).map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([, field]) => !isPrivate(field));
    return Object.fromEntries(kept.map(([name, field]) => [name, copy(field)]));
  };
  return copy(event) as T;
}
