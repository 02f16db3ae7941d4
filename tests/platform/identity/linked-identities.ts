import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { Identity } from './identity-provider-connection';

const row = object({ memberId: number() });

/** Links between identities and members; each identity of a merchant is linked to at most one member (SOCIAL-2). */
export class LinkedIdentities {
  constructor(private readonly database: Database) {}

  memberOf(merchant: string, { channel, subject }: Identity): number | undefined {
    const sql = 'SELECT memberId FROM identity WHERE merchant = ? AND channel = ? AND subject = ?';
    return this.database.one(row, sql, merchant, channel, subject)?.memberId;
  }

  /** Links an identity to a member unless the identity is already linked. */
  link(merchant: string, { channel, subject }: Identity, memberId: number): void {
    const sql =
      'INSERT INTO identity (merchant, channel, subject, memberId) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
    this.database.run(sql, merchant, channel, subject, memberId);
  }
}
