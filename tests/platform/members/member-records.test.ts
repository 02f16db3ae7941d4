import { array, object, parse, record, string, unknown } from 'valibot';
import { describe, expect, test } from 'vitest';
import { memberExport } from '../../../src/contract/endpoints/account/data-requests';
import { Database } from '../database/database';
import { setUpTestPlatform } from '../testing/test-platform';
import { IMPERSONAL_TABLES, LOOSE_TABLES, PERSONAL_TABLES } from './personal-tables';

const records = record(string(), array(record(string(), unknown())));
const database = new Database(':memory:');
const tables = database
  .all(object({ name: string() }), `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
  .map(({ name }) => name);
const columnsOf = (table: string) =>
  database.all(object({ name: string() }), `SELECT name FROM pragma_table_info('${table}')`).map(({ name }) => name);

describe('[SAFE-6.5] the tables of the platform', () => {
  test('each is exported, or exempt by name: a new table needs a decision', () => {
    const decided = [...Object.keys(PERSONAL_TABLES), ...Object.keys(LOOSE_TABLES), ...IMPERSONAL_TABLES];
    expect([...decided].sort()).toEqual([...tables].sort());
  });

  test('each with a column memberId is listed as that of a member', () => {
    const personal = tables.filter((table) => columnsOf(table).includes('memberId'));
    expect(Object.keys(PERSONAL_TABLES).sort()).toEqual(personal.sort());
  });

  test('each column that an export leaves out exists', () => {
    for (const [table, { exported }] of Object.entries(PERSONAL_TABLES)) {
      if ('without' in exported) expect(columnsOf(table)).toEqual(expect.arrayContaining([...exported.without]));
    }
  });
});

const { caller } = setUpTestPlatform();

describe('[SAFE-6.5] everything that the platform keeps of a member', () => {
  const readExport = async (username: string, password: string) => {
    const token = await caller().signIn(username, password);
    const { value } = await caller().call(memberExport, { token });
    return { token, tables: parse(records, JSON.parse(parse(memberExport.response, value).file)) };
  };

  test('has the records of the member, without secrets and without another member', async () => {
    const bob = await readExport('bob', 'Builder-box-8');
    const alice = await readExport('alice', 'Wonder-land-7');
    const text = JSON.stringify(alice.tables);
    expect(alice.tables.member).toMatchObject([{ username: 'alice', merchant: 'FAIR' }]);
    for (const table of ['account', 'session', 'ledgerEntry', 'ledgerPosting', 'purse'])
      expect(alice.tables[table]?.length ?? 0).toBeGreaterThan(0);
    expect(Object.keys(alice.tables.session?.[0] ?? {})).not.toContain('tokenHash');
    expect(Object.keys(alice.tables.member?.[0] ?? {})).not.toEqual(expect.arrayContaining(['password']));
    for (const foreign of [alice.token, bob.token, 'bob']) expect(text).not.toContain(foreign);
    const owners = Object.entries(alice.tables).flatMap(([, rows]) => rows.flatMap(({ memberId }) => memberId ?? []));
    expect(new Set(owners)).toEqual(new Set([alice.tables.member?.[0]?.id]));
  });

  test('is refused without a session', async () => {
    expect((await caller().call(memberExport, {})).success).toBe(false);
  });
});
