import { type GenericSchema, number, pipe, rawTransform, string, union } from 'valibot';
import { lenientField } from './fields';

/**
 * An amount of money as a decimal string, such as `2480.50`. A string avoids the rounding errors of binary fractions,
 * and Intl can format it directly.
 */
export type Amount = `${number}`;

/** Hundredths per unit: amounts have at most two decimals on every platform, even in currencies without minor units. */
const MINOR_UNITS = 100;
const DECIMALS = 2;
/** Matches an amount. The number of integer digits is limited, so that the amount in hundredths is a safe integer. */
const AMOUNT = /^-?\d{1,13}(?:\.\d{1,2})?$/;

/** Whether a string is an amount. */
export const isAmount = (text: string): text is Amount => AMOUNT.test(text);

/** Converts an amount to hundredths, an integer. */
export function amountToMinorUnits(amount: Amount): number {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const minor = Number(whole) * MINOR_UNITS + Number(fraction.padEnd(DECIMALS, '0'));
  return amount.startsWith('-') && minor !== 0 ? -minor : minor;
}

/**
 * Converts hundredths to an amount with two decimals.
 * @param minor hundredths, an integer
 */
export function minorUnitsToAmount(minor: number): Amount {
  const digits = String(Math.abs(minor)).padStart(DECIMALS + 1, '0');
  const text: Amount = `${Number(digits.slice(0, -DECIMALS))}`;
  return `${minor < 0 ? '-' : ''}${text}.${digits.slice(-DECIMALS)}` as Amount;
}

/**
 * An amount in a request or a response: a decimal string, or a number, which is rounded to two decimals. Parsing the
 * output again, as from a stored response, does not change it.
 */
export const amount: GenericSchema<string | number, Amount> = pipe(
  union([number(), string()]),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const text = typeof value === 'number' ? value.toFixed(DECIMALS) : value;
    if (isAmount(text)) return minorUnitsToAmount(amountToMinorUnits(text));
    addIssue({ message: 'not an amount' });
    return NEVER;
  }),
);

/** An optional amount; default: 0. */
export const optionalAmount = lenientField(amount, '0.00');
