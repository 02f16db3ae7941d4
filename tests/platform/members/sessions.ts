import { createHash, randomBytes } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import type { Member } from './member';

/** Lifetime of a session (ms). */
export const SESSION_TTL_MS = 12 * 3_600_000;

/** Why the sessions of a member who has excluded themselves have ended. */
export const ENDED_BY_EXCLUSION = 'self-exclusion';
/** Why the sessions of a member whose account is closed have ended. */
export const ENDED_BY_CLOSURE = 'account closed';

const session = object({
  id: number(),
  memberId: number(),
  merchant: string(),
  ip: string(),
  device: string(),
  openedAt: number(),
  expiresAt: number(),
  /** When it was extended or, with an idle limit, used last; 0 if it has not been. */
  activeAt: number(),
  /** Why the session has ended; empty while the session is active. */
  ended: string(),
});
export type Session = InferOutput<typeof session>;

/** Sessions by token; the database stores only the token's hash. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Opens a session. @returns its token */
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
      now + SESSION_TTL_MS,
    );
    return token;
  }

  /** Returns the active session of a token at a merchant. */
  find(merchant: string, token: string): Session | undefined {
    const sql = `SELECT * FROM session WHERE tokenHash = ? AND merchant = ? AND ended = '' AND expiresAt > ?`;
    return this.database.one(session, sql, hash(token), merchant, this.clock.now());
  }

  /** Returns the member whose session with this token was ended for this reason. */
  findMemberOfEnded(merchant: string, token: string, reason: string): number | undefined {
    const sql = 'SELECT * FROM session WHERE tokenHash = ? AND merchant = ? AND ended = ?';
    return this.database.one(session, sql, hash(token), merchant, reason)?.memberId;
  }

  /** Returns the sessions, newest first. */
  all(): Session[] {
    return this.database.all(session, 'SELECT * FROM session ORDER BY id DESC LIMIT 200');
  }

  /** Lets the session last as long as after a sign-in. */
  extend(id: number): void {
    const now = this.clock.now();
    this.database.run('UPDATE session SET activeAt = ?, expiresAt = ? WHERE id = ?', now, now + SESSION_TTL_MS, id);
  }

  end(id: number, reason: string): void {
    this.database.run(`UPDATE session SET ended = ? WHERE id = ? AND ended = ''`, reason, id);
  }

  /** Ends all sessions of the member except `current`. */
  endOthers(current: Session, reason: string): void {
    const sql = `UPDATE session SET ended = ? WHERE memberId = ? AND id <> ? AND ended = ''`;
    this.database.run(sql, reason, current.memberId, current.id);
  }

  /** Ends all sessions of the member. */
  endOf(memberId: number, reason: string): void {
    this.database.run(`UPDATE session SET ended = ? WHERE memberId = ? AND ended = ''`, reason, memberId);
  }

  endAll(reason: string): number {
    return this.database.run(`UPDATE session SET ended = ? WHERE ended = ''`, reason).changes;
  }

  /** Sets the IP address of every session, so that the next request from this machine is refused. */
  moveAll(ip: string): void {
    this.database.run(`UPDATE session SET ip = ? WHERE ended = ''`, ip);
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
