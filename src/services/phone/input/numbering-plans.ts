import { getOwnProperty } from '../../../base/own-property';

/**
 * Calling codes of one or two digits (ITU-T E.164). Every other code has three digits, and no code is the beginning of
 * another one.
 */
const SHORT_CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Returns the calling code at the start of a number in international format. */
export const findCallingCode = (digits: string): string => SHORT_CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, 3);

/** Countries without a trunk prefix: a zero at the start belongs to the number. */
const NO_PREFIX = /^(?!)/;
/** A zero is dialled before a national number in other countries, and is not part of the number: `081…` is `+66 81…`. */
const ZERO = /^0+/;

/**
 * The digits before a national number that are not part of it, for each calling code that differs from {@link ZERO}.
 * Gabon (241) and Ivory Coast (225) have both changed their plans: since 2019 Gabon's numbers begin without the zero
 * that is dialled before them, and since 2021 Ivory Coast's have ten digits with the zero. See
 * docs/decisions/0025-numbers-as-people-type-them.md.
 */
const TRUNK_PREFIXES: Readonly<Partial<Record<string, RegExp>>> = {
  '7': /^(?:8(?=\d{10}$)|0+)/,
  '36': /^(?:06|0+)/,
  '39': NO_PREFIX,
  // Since 2019 no 1 is dialled before a mobile number, but WhatsApp and older contacts still show it.
  '52': /^(?:1(?=\d{10}$)|0+)/,
  // A carrier may be dialled before the area code: `0 15 11 91234-5678`.
  '55': /^(?:0(?:\d{2})?(?=\d{10,11}$)|0+)/,
  '225': NO_PREFIX,
  '226': NO_PREFIX,
  '229': NO_PREFIX,
  '242': NO_PREFIX,
  '370': /^(?:8(?=\d{8}$)|0+)/,
  '375': /^(?:80?(?=\d{9}$)|0+)/,
  '378': NO_PREFIX,
  '379': NO_PREFIX,
  '992': NO_PREFIX,
  '993': /^(?:8(?=\d{8}$)|0+)/,
};

/** Removes the trunk prefix from a national number. */
export const removeTrunkPrefix = (callingCode: string, national: string): string =>
  national.replace(getOwnProperty(TRUNK_PREFIXES, callingCode) ?? ZERO, '');

/**
 * Whether a number begins with its own calling code after a prefix other than `00` that is dialled for calls abroad:
 * `001` in much of South East Asia, `010`, `011` and `0011`. `00` and the calling code 1 look the same as `001`, so that
 * the number could be one of another country.
 */
export const hasDialledPrefix = (digits: string, callingCode: string): boolean =>
  callingCode.length > 1 && new RegExp(`^(?:0?01[01]|001)${callingCode}\\d{8,}$`).test(digits);

/**
 * Number of digits from which a number that begins with its own calling code, but has neither `+` nor `00`, contains the
 * calling code: no mobile number of that length begins with these digits. Default: 10.
 */
const MIN_DIGITS_WITH_CALLING_CODE: Readonly<Partial<Record<string, number>>> = {
  '1': 11,
  '7': 11,
  '39': 11,
  '55': 12,
  '91': 11,
};

/**
 * Maximum number of digits of a person's mobile number, without its calling code, where it is more than 10: not those of
 * machines, which have 11 digits in the Netherlands. A longer text has a calling code without `+`, which would be glued to
 * the one of the field, or a second number.
 */
const MAX_NATIONAL_DIGITS: Readonly<Partial<Record<string, number>>> = {
  '43': 13,
  '49': 11,
  '54': 11,
  '55': 11,
  '62': 12,
  '86': 11,
};

/** Whether a national number has more digits than a mobile number of its country. */
export const isTooLong = (callingCode: string, national: string): boolean =>
  national.length > (getOwnProperty(MAX_NATIONAL_DIGITS, callingCode) ?? 10);

/** Whether digits without `+` or `00` begin with their own calling code, as in `66812345678` for `66`. */
export const hasCallingCode = (digits: string, callingCode: string): boolean =>
  callingCode !== '' &&
  digits.startsWith(callingCode) &&
  digits.length >= (getOwnProperty(MIN_DIGITS_WITH_CALLING_CODE, callingCode) ?? 10);
