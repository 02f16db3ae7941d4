import { record, string, unknown } from 'valibot';
import type { Database } from '../database/database';
import type { Member } from './member';
import { PERSONAL_TABLES, SECRETS_OF_MEMBER } from './personal-tables';

type Row = Readonly<Record<string, unknown>>;

const row = record(string(), unknown());

const without = (rows: readonly Row[], columns: readonly string[]): Record<string, unknown>[] =>
  rows.map((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !columns.includes(name))));

/** Returns everything that is kept of a member, by table, without secrets (SAFE-6). Tables without a row are left out. */
export function readMemberRecords(database: Database, { id, merchant, username, mobile }: Member) {
  const read = (sql: string, ...values: (string | number)[]) => database.all(row, sql, ...values);
  const ofMember = Object.entries(PERSONAL_TABLES).flatMap(([table, { exported }]) =>
    'because' in exported
      ? []
      : [[table, without(read(`SELECT * FROM ${table} WHERE memberId = ?`, id), exported.without)] as const],
  );
  const postings =
    'SELECT ledgerPosting.* FROM ledgerPosting JOIN ledgerEntry ON ledgerEntry.id = entryId WHERE memberId = ?';
  const events = `SELECT * FROM trackedEvent WHERE merchant = ? AND json_extract(payload, '$.eventValue.customerId') = ?`;
  const tables = {
    member: without(read('SELECT * FROM member WHERE id = ?', id), SECRETS_OF_MEMBER),
    ...Object.fromEntries(ofMember),
    ledgerPosting: read(postings, id),
    trackedEvent: read(events, merchant, String(id)),
    sms: without(read("SELECT * FROM sms WHERE merchant = ? AND mobile = ? AND mobile <> ''", merchant, mobile), [
      'code',
    ]),
    loginFailure: read('SELECT * FROM loginFailure WHERE merchant = ? AND subject = ?', merchant, username),
  };
  return Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0));
}
