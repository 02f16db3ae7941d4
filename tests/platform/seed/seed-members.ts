import type { Database } from '../database/database';
import { hashPassword } from '../members/passwords';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';
import { type DemoMember, demoMembers } from './demo-members';

const DAY_MS = 24 * 3_600_000;

/** Inserts the demo members of every merchant. @param now epoch milliseconds */
export function seedMembers(database: Database, now: number): void {
  for (const merchant of MERCHANTS) {
    for (const [place, draft] of demoMembers(merchant.defaultPassword).entries()) {
      const id = addMember(database, merchant, draft, now - (120 - place * 10) * DAY_MS);
      if (draft.mobile) {
        const sql = 'INSERT INTO identity (merchant, channel, subject, memberId) VALUES (?, ?, ?, ?)';
        database.run(sql, merchant.code, 'phone', `+${merchant.diallingCode}${draft.mobile}`, id);
      }
      for (const [kind, label, tail] of draft.accounts ?? []) {
        const sql = 'INSERT INTO account (memberId, kind, label, tail) VALUES (?, ?, ?, ?)';
        database.run(sql, id, kind, label, tail);
      }
    }
  }
}

function addMember(database: Database, merchant: Merchant, draft: DemoMember, registeredAt: number): number {
  const { about: _about, accounts: _accounts, password, ...rest } = draft;
  const row = { ...rest, password: hashOf(password), merchant: merchant.code, registeredAt };
  const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value));
  const columns = Object.keys(row).join(', ');
  return database.run(`INSERT INTO member (${columns}) VALUES (${values.map(() => '?').join(', ')})`, ...values).id;
}

const hashes = new Map<string, string>();

/** Returns the hash of a password, cached because many platforms start in one test run. */
function hashOf(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
