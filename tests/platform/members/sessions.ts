import { createHash, randomBytes } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Member } from './member';

/** How long a session lasts from sign-in, in milliseconds. */
export const SESSION_LIFE = 12 * 3_600_000;

const session = object({
  id: number(),
  memberId: number(),
  merchant: string(),
  ip: string(),
  device: string(),
  openedAt: number(),
  expiresAt: number(),
  /** Why it ended; empty while it lives. */
  ended: string(),
});
export type Session = InferOutput<typeof session>;

/** Sessions by token; the database keeps only the token's hash. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the token */
  open(member: Member, from: { ip: string; device?: string | undefined }): string {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    this.database.run(
      'INSERT INTO session (tokenHash, memberId, merchant, ip, device, openedAt, expiresAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
      hash(token),
      member.id,
      member.merchant,
      from.ip,
      from.device ?? '',
      now,
      now + SESSION_LIFE,
    );
    return token;
  }

  /** The living session of a token at a merchant. */
  find(merchant: string, token: string): Session | undefined {
    const sql = `SELECT * FROM session WHERE tokenHash = ? AND merchant = ? AND ended = '' AND expiresAt > ?`;
    return this.database.one(session, sql, hash(token), merchant, this.clock.now());
  }

  /** Newest first. */
  all(): Session[] {
    return this.database.all(session, 'SELECT * FROM session ORDER BY id DESC LIMIT 200');
  }

  end(id: number, reason: string): void {
    this.database.run(`UPDATE session SET ended = ? WHERE id = ? AND ended = ''`, reason, id);
  }

  /** Ends the member's other sessions. */
  endOthers(kept: Session, reason: string): void {
    const sql = `UPDATE session SET ended = ? WHERE memberId = ? AND id <> ? AND ended = ''`;
    this.database.run(sql, reason, kept.memberId, kept.id);
  }

  endAll(reason: string): number {
    return this.database.run(`UPDATE session SET ended = ? WHERE ended = ''`, reason).changes;
  }

  /** As if every session had been opened elsewhere; the next call from here is refused. */
  moveAll(ip: string): void {
    this.database.run(`UPDATE session SET ip = ? WHERE ended = ''`, ip);
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
