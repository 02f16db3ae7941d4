import { expect, test } from 'vitest';
import { findLinked } from './find-linked';

const ENTRIES = ['3', 'SLOT', 'Live!', 'Live', ''].map((id) => ({ id }));

test.each([
  ['3', '3'],
  ['3.', '3'],
  ['3)。', '3'],
  ['\u200bSLOT”', 'SLOT'],
  ['Live!', 'Live!'],
  ['Live!!', 'Live'],
  ['slot', undefined],
  ['4.', undefined],
  ['.', undefined],
  ['', undefined],
])('[ROUTE-9.2][ROUTE-9.5] the value %j of a link names the entry %j', (text, id) => {
  expect(findLinked(ENTRIES, text, (entry) => entry.id)?.id).toBe(id);
});
