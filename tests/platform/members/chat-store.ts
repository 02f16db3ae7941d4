import { randomBytes } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';

const chatMessage = object({ id: number(), fromStaff: number(), text: string(), at: number(), isRead: number() });
export type ChatMessage = InferOutput<typeof chatMessage>;

/** Delay of the automatic reply to a member's message (ms). */
const REPLY_DELAY_MS = 20_000;

/** The members' chats with the merchant's staff (CS-2). Messages with a future time are not visible yet. */
export class ChatStore {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Returns the number of staff messages that the member has not read. */
  unread(memberId: number): number {
    return this.database.count(
      'SELECT count(*) AS n FROM chatMessage WHERE memberId = ? AND fromStaff = 1 AND isRead = 0 AND at <= ?',
      memberId,
      this.clock.now(),
    );
  }

  /** Returns the visible messages, oldest first. */
  messages(memberId: number): ChatMessage[] {
    const sql = 'SELECT * FROM chatMessage WHERE memberId = ? AND at <= ? ORDER BY at, id';
    return this.database.all(chatMessage, sql, memberId, this.clock.now());
  }

  markRead(memberId: number): void {
    const sql = 'UPDATE chatMessage SET isRead = 1 WHERE memberId = ? AND at <= ?';
    this.database.run(sql, memberId, this.clock.now());
  }

  /** Adds a message from the staff. @param after delay (ms) */
  sendFromStaff(memberId: number, text: string, after = 0): void {
    this.add(memberId, true, text, after);
  }

  /** Adds a message from the member and an automatic reply. */
  sendFromMember(memberId: number, text: string, reply: string): void {
    this.add(memberId, false, text, 0);
    this.add(memberId, true, reply, REPLY_DELAY_MS);
  }

  /** Creates a ticket that opens the chat page for a member. */
  createTicket(memberId: number): string {
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
