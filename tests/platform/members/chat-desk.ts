import { randomBytes } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Clock } from '../clock';
import type { Database } from '../database/database';

const chatMessage = object({ id: number(), fromStaff: number(), text: string(), at: number(), isRead: number() });
export type ChatMessage = InferOutput<typeof chatMessage>;

/** After how many milliseconds the desk answers what a member says. */
const ANSWER_AFTER = 20_000;

/** The chat of each member with the merchant's people (CS-2). What lies ahead of the clock is not said yet. */
export class ChatDesk {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Messages of the merchant's that the member has not read. */
  unread(memberId: number): number {
    return this.database.count(
      'SELECT count(*) AS n FROM chatMessage WHERE memberId = ? AND fromStaff = 1 AND isRead = 0 AND at <= ?',
      memberId,
      this.clock.now(),
    );
  }

  /** Oldest first. */
  messages(memberId: number): ChatMessage[] {
    const sql = 'SELECT * FROM chatMessage WHERE memberId = ? AND at <= ? ORDER BY at, id';
    return this.database.all(chatMessage, sql, memberId, this.clock.now());
  }

  markRead(memberId: number): void {
    const sql = 'UPDATE chatMessage SET isRead = 1 WHERE memberId = ? AND at <= ?';
    this.database.run(sql, memberId, this.clock.now());
  }

  /** A message of the merchant's people. @param after milliseconds from now */
  tell(memberId: number, text: string, after = 0): void {
    this.add(memberId, true, text, after);
  }

  /** A message of the member's, which is answered a little later. */
  hear(memberId: number, text: string, answer: string): void {
    this.add(memberId, false, text, 0);
    this.add(memberId, true, answer, ANSWER_AFTER);
  }

  /** What opens the chat page for a member. */
  ticket(memberId: number): string {
    const ticket = randomBytes(16).toString('base64url');
    this.database.run('INSERT INTO chatTicket VALUES (?, ?)', ticket, memberId);
    return ticket;
  }

  memberOf(ticket: string): number | undefined {
    const sql = 'SELECT memberId FROM chatTicket WHERE ticket = ?';
    return this.database.one(object({ memberId: number() }), sql, ticket)?.memberId;
  }

  private add(memberId: number, fromStaff: boolean, text: string, after: number): void {
    this.database.run(
      'INSERT INTO chatMessage (memberId, fromStaff, text, at) VALUES (?, ?, ?, ?)',
      memberId,
      fromStaff ? 1 : 0,
      text,
      this.clock.now() + after,
    );
  }
}
