import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { Identity } from './identity-provider';

const row = object({ memberId: number() });

/** Which member of a merchant an identity is tied to; each to one (SOCIAL-2). */
export class Identities {
  constructor(private readonly database: Database) {}

  memberOf(merchant: string, { channel, subject }: Identity): number | undefined {
    const sql = 'SELECT memberId FROM identity WHERE merchant = ? AND channel = ? AND subject = ?';
    return this.database.one(row, sql, merchant, channel, subject)?.memberId;
  }

  /** Ties an identity to a member, unless it is somebody's already. */
  tie(merchant: string, { channel, subject }: Identity, memberId: number): void {
    const sql =
      'INSERT INTO identity (merchant, channel, subject, memberId) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
    this.database.run(sql, merchant, channel, subject, memberId);
  }
}
