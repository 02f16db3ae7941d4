import { describe, expect, test } from 'vitest';
import { LANGUAGE_KEY, PAGE_STATE_DATABASE } from '../../../src/contract/storage-keys';
import { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
import { readSources } from '../sources.mjs';
import { findPurposeErrors, findStorageDisagreements, renderStorageTable, replaceStorageTable } from './storage-page';
import { database, row } from './storage-row';
import { STORAGE_ROWS } from './storage-rows';

const SOURCES: ReadonlyMap<string, string> = await readSources(['src', 'sw', 'worker'], /(?<!\.test)\.tsx?$/);

test('every key, entry of a member’s data, object store and table has a row, and each row is stored', () => {
  expect(findStorageDisagreements(SOURCES)).toEqual([]);
});

describe('the storage map and what is stored disagree', () => {
  const without = (name: string) => STORAGE_ROWS.filter(([key]) => !key.includes(`\`${name}\``));

  test.each([
    [LANGUAGE_KEY, ['LANGUAGE_KEY has no row']],
    [MEMBER_DATA.drafts.prefix, ['DRAFT_PREFIX has no row', 'drafts has no row']],
    ['popups', [`${PAGE_STATE_DATABASE}, popups has no row`]],
    ['recent-games', ['FORMER_RECENT_GAMES_PREFIX has no row', 'fairground-page, recent-games has no row']],
    ['faults', ['ERROR_LOG_DATABASE has no row', 'fairground-faults, faults has no row']],
  ])('without the row of %s', (name, findings) => {
    expect(findStorageDisagreements(SOURCES, without(name))).toEqual(findings);
  });

  test('a row whose key, store or cookie is gone', () => {
    const cell = ['', '', '', ''] as const;
    const rows = [
      ...STORAGE_ROWS,
      row('`MC_FORMER_KEY`', ...cell),
      row(database(PAGE_STATE_DATABASE, 'formerTable'), ...cell),
    ];
    expect(findStorageDisagreements(SOURCES, rows)).toEqual([
      `${PAGE_STATE_DATABASE}, formerTable has a row, but is not stored`,
      'MC_FORMER_KEY has a row, but is not stored',
      'formerTable has a row, but is not stored',
    ]);
  });

  test('a new store of a database, and a database that is opened in another way', () => {
    const file = 'sw/runtime/error-log.ts';
    const edited = (from: string, to: string) =>
      new Map(SOURCES).set(file, (SOURCES.get(file) ?? '').replace(from, to));
    expect(findStorageDisagreements(edited('stores: { faults:', 'stores: { traces: {}, faults:'))).toEqual([
      'fairground-faults, traces has no row',
    ]);
    expect(() => findStorageDisagreements(edited('stores: {', 'stores: computeStores({'))).toThrow(file);
  });
});

describe('[SAFE-6.1] what members read about the storage', () => {
  test('every row of the storage map has a purpose, and every purpose is of a row', () => {
    expect(findPurposeErrors()).toEqual([]);
  });

  test('a row without a purpose, and a purpose without a row, are findings', () => {
    const cells = ['', '', '', ''] as const;
    const rows = STORAGE_ROWS.filter(([key]) => !key.includes('`popups`') && !key.includes(LANGUAGE_KEY));
    const added = [row('`MC_NEW_KEY`', ...cells), row(database('fairground-new', 'records'), ...cells)];
    expect(findPurposeErrors([...rows, ...added])).toEqual([
      '`MC_NEW_KEY` has no purpose',
      '`fairground-new`, store `records` has no purpose',
      `${LANGUAGE_KEY} has a purpose, but no row`,
      `${PAGE_STATE_DATABASE}/popups has a purpose, but no row`,
    ]);
  });
});

test('the storage map shows the place and the lifetime of an entry of a member’s data as its table has them', () => {
  const { prefix, area } = MEMBER_DATA.drafts;
  expect(renderStorageTable()).toMatch(
    new RegExp(`\\| \`${prefix}\` \\| forms \\| ${area} \\|.*\\| sign-out; another member signs in;`),
  );
});

test('only the table of the storage map is replaced', () => {
  const page = '# Storage\n\n| Key | Place |\n|---|---|\n| old | row |\n\n## Page state\n\ntext\n';
  expect(replaceStorageTable(page)).toBe(`# Storage\n\n${renderStorageTable()}\n\n## Page state\n\ntext\n`);
});
