import { expect, test } from 'vitest';
import { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
import { findStorageWithoutRow, renderStorageTable, replaceStorageTable } from './storage-page';

test('every storage key, and every entry of the table of a member’s data, has a row in the storage map', () => {
  expect(findStorageWithoutRow()).toEqual([]);
});

test('the storage map shows the place and the lifetime of an entry of a member’s data as its table has them', () => {
  const { prefix, area } = MEMBER_DATA.drafts;
  expect(renderStorageTable()).toMatch(
    new RegExp(`\\| \`${prefix}\` \\| ${area} \\|.*\\| sign-out; another member signs in;`),
  );
});

test('only the table of the storage map is replaced', () => {
  const page = '# Storage\n\n| Key | Place |\n|---|---|\n| old | row |\n\n## Page state\n\ntext\n';
  expect(replaceStorageTable(page)).toBe(`# Storage\n\n${renderStorageTable()}\n\n## Page state\n\ntext\n`);
});
