import { number, object } from 'valibot';
import { expect, test } from 'vitest';
import { parseIfValid, parseValidEntries } from './parse-if-valid';

const point = object({ x: number() });

test('parseIfValid() returns only the fields of the schema, or undefined if the value is invalid', () => {
  expect(parseIfValid(point, { x: 1, other: 2 })).toEqual({ x: 1 });
  expect(parseIfValid(point, { x: '1' })).toBeUndefined();
  expect(parseIfValid(point, undefined)).toBeUndefined();
});

test.each([
  ['drops invalid entries', [{ x: 1 }, { x: '2' }, null, { x: 3, other: 4 }], [{ x: 1 }, { x: 3 }]],
  ['keeps the order of valid entries', [{ x: 2 }, { x: 1 }], [{ x: 2 }, { x: 1 }]],
  ['returns no entries for an object', { 0: { x: 1 }, length: 1 }, []],
  ['returns no entries for undefined', undefined, []],
])('parseValidEntries() returns only the valid entries of a list: it %s', (_title, list, expected) => {
  expect(parseValidEntries(point, list)).toEqual(expected);
});
