import { expect, test } from 'vitest';
import { parseRowId } from './parse-row-id';

test.each([
  ['5', 5],
  ['120', 120],
  [' 5', -1],
  ['5 ', -1],
  ['0x5', -1],
  ['5.0', -1],
  ['5e0', -1],
  ['05', -1],
  ['0', -1],
  ['-5', -1],
  ['', -1],
  ['９', -1],
  ['9007199254740993', -1],
  [null, -1],
])('[API-8] the id %j names the row %i', (text, id) => {
  expect(parseRowId(text)).toBe(id);
});
