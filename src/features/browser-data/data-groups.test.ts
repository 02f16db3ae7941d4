import { expect, test } from 'vitest';
import { STORAGE_PURPOSES } from '../../contract/storage-purposes';
import { DATA_GROUPS, sumCounts } from './data-groups';

test('[SAFE-6.1] each purpose of what the browser keeps is in one group', () => {
  expect(DATA_GROUPS.flatMap(({ purposes }) => [...purposes]).sort()).toEqual([...STORAGE_PURPOSES].sort());
});

test.each<[readonly (number | undefined)[], number | undefined]>([
  [[], 0],
  [[0, 0], 0],
  [[1, 2, 3], 6],
  [[1, undefined, 3], undefined],
])('[SAFE-6.11] a group with the counts %j has the count %s', (counts, sum) => {
  expect(sumCounts(counts)).toBe(sum);
});
