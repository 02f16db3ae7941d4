import { showText } from '../../src/services/config-check/quote-value';

/** Names of fields whose value is never printed, not even from a public response. */
const PRIVATE = /token|password|key|secret|phone|mobile|mail|holder|payee|name|tail|number|label|ip$/i;

/** Longest text that is printed (characters). */
const MAX_SHOWN_CHARS = 40;

/**
 * Returns in words what was received in place of what was expected. Reports are kept by CI, so the values of a member's
 * response and of private fields are left out.
 */
export function describeGot(value: unknown, path: string, isPublic: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const isShown = isPublic && !PRIVATE.test(path.slice(path.lastIndexOf('.') + 1));
  switch (typeof value) {
    case 'boolean':
      return String(value);
    case 'number':
      return isShown ? `the number ${value}` : 'a number';
    case 'string':
      if (value === '') return 'an empty text';
      return isShown && value.length <= MAX_SHOWN_CHARS ? `the text “${showText(value)}”` : 'a text';
    default:
      return 'an object';
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  '>=1': 'a text that is not empty',
  '(number | string)': 'a number or a text',
  '(string | number)': 'a text or a number',
};

/** Returns in words what a schema expects. @param expected the type as valibot writes it, such as `("A" | "B")` */
export function describeExpected(expected: string | null, message: string): string {
  if (expected === null) return message === 'not an amount' ? 'an amount, such as 2480.50' : message;
  if (expected.startsWith('/')) return `a text that matches ${expected}`;
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  if (choices.length > 1) return `one of ${choices.join(', ')}`;
  if (choices.length === 1) return `the field ${choices[0]}`;
  return TYPE_NAMES[expected] ?? expected;
}
