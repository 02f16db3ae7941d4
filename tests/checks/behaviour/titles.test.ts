import { describe, expect, test } from 'vitest';
import { findLongTitles, MAX_TITLE_LENGTH } from './titles.mjs';

const LONGEST = 'a'.repeat(MAX_TITLE_LENGTH);
const TOO_LONG = `${LONGEST}a`;
/** Numbers in brackets, put together at run time, so that the check does not count this file as a test of them. */
const NUMBERS = ['AAA-1.1', 'AAA-2', 'BBB-1'].map((id) => `[${id}]`);
const FINDING = `x.test.ts has a title of 111 characters (110 allowed): ${TOO_LONG}`;

describe('check of the length of test titles', () => {
  test.each([
    ['test', (title: string) => `  test('${title}', () => {`],
    ['test in double quotes', (title: string) => `test("${title}", async ({ page }) => {`],
    ['test in backticks', (title: string) => `test(\`${title}\`, () => {`],
    ['describe', (title: string) => `describe('${title}', () => {`],
    ['describe of a browser test', (title: string) => `test.describe('${title}', () => {`],
    ['table', (title: string) => `  test.each(['a', 'b'])('${title}', (a) => {`],
    ['table with the title on its own line', (title: string) => `  ])(\n    '${title}',\n    (a) => {`],
  ])('the title of a %s is too long from 111 characters without its numbers', (_, sourceOf) => {
    const findingsOf = (title: string) => findLongTitles('x.test.ts', sourceOf(title));
    for (const numbers of ['', `${NUMBERS.join('')} `, `${NUMBERS.join(' ')} `]) {
      expect(findingsOf(`${numbers}${LONGEST}`)).toEqual([]);
      expect(findingsOf(`${numbers}${TOO_LONG}`)).toEqual([FINDING]);
    }
  });

  test('every long title of a source is a finding, and no other long string', () => {
    const source = `test('${TOO_LONG}', () => {\n  show('${TOO_LONG}', 1);\n});\ntest('${TOO_LONG}', () => {});\n`;
    expect(findLongTitles('x.test.ts', source)).toEqual([FINDING, FINDING]);
  });
});
