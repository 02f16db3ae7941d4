import { randomBytes } from 'node:crypto';
import { number, object } from 'valibot';
import type { Database } from '../database/database';

/**
 * Tickets by which the platform recognises the member for whom a launched game places bets. The game gets no session
 * token.
 */
export class LaunchTicketStore {
  constructor(private readonly database: Database) {}

  create(memberId: number): string {
    const ticket = randomBytes(16).toString('base64url');
    this.database.run('INSERT INTO gameTicket VALUES (?, ?)', ticket, memberId);
    return ticket;
  }

  memberOf(ticket: string): number | undefined {
    const sql = 'SELECT memberId FROM gameTicket WHERE ticket = ?';
    return this.database.one(object({ memberId: number() }), sql, ticket)?.memberId;
  }
}
