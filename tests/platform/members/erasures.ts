import { type InferOutput, number, object, picklist, string } from 'valibot';
import {
  ERASURE_OBSTACLE_CODES,
  type Erasure,
  type ErasureObstacle,
} from '../../../src/contract/endpoints/account/erasure';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import type { Database } from '../database/database';
import type { BreaksFromPlay } from '../ledger/breaks-from-play';
import type { Ledger } from '../ledger/ledger';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import { eraseMember } from './erase-member';
import type { MemberDirectory } from './member-directory';

const DAY_MS = 24 * 3_600_000;
/** Time in which the operator decides: one month is what the GDPR allows (article 12). */
const DECISION_DAYS = 30;
/** Years for which records are kept, as laws against money laundering and those on gambling commonly demand. */
const KEPT = { moneyYears: 5, protectionYears: 5 } as const;

const REFUSALS: Readonly<Record<ErasureObstacle, string>> = {
  BALANCE: 'Withdraw the balance first',
  ORDER: 'Wait until open deposits and withdrawals are decided',
};

const row = object({
  id: number(),
  memberId: number(),
  state: picklist(['OPEN', 'WITHDRAWN', 'REFUSED', 'ERASED']),
  requestedAt: number(),
  decideBy: number(),
  decidedAt: number(),
  reason: string(),
});
export type ErasureRow = InferOutput<typeof row>;

interface ErasureServices {
  readonly database: Database;
  readonly clock: PlatformClock;
  readonly members: MemberDirectory;
  readonly ledger: Ledger;
  readonly breaks: BreaksFromPlay;
}

/** The requests of members to erase their accounts, which the operator approves or refuses (SAFE-6). */
export class Erasures {
  constructor(private readonly services: ErasureServices) {}

  /** Returns what a member reads of the last request. */
  of(memberId: number): Erasure {
    const last = this.last(memberId);
    const { state = 'NONE', requestedAt = 0, decideBy = 0, decidedAt = 0, reason = '' } = last ?? {};
    return {
      state: state === 'OPEN' || state === 'REFUSED' ? state : 'NONE',
      id: String(last?.id ?? ''),
      ...{ requestedAt, decideBy, decidedAt, reason },
      obstacles: this.obstacles(memberId),
      kept: KEPT,
    };
  }

  /** Returns all requests, newest first. Also erases what was kept until the end of an exclusion. */
  all(): ErasureRow[] {
    this.finish();
    return this.services.database.all(row, 'SELECT * FROM erasureRequest ORDER BY id DESC LIMIT 200');
  }

  /** Opens a request, unless one is open. Returns why it is refused; undefined if it is open now. */
  ask(memberId: number): RefusalError | undefined {
    if (this.last(memberId)?.state === 'OPEN') return undefined;
    const [obstacle] = this.obstacles(memberId);
    if (obstacle) return createRefusalError(ERASURE_OBSTACLE_CODES[obstacle], REFUSALS[obstacle]);
    const now = this.services.clock.now();
    const sql = 'INSERT INTO erasureRequest (memberId, requestedAt, decideBy) VALUES (?, ?, ?)';
    this.services.database.run(sql, memberId, now, now + DECISION_DAYS * DAY_MS);
    return undefined;
  }

  /** Withdraws the request with this id, if it is the member's and open. */
  withdraw(memberId: number, id: string): void {
    const sql = `UPDATE erasureRequest SET state = 'WITHDRAWN', decidedAt = ?
      WHERE memberId = ? AND CAST(id AS TEXT) = ? AND state = 'OPEN'`;
    this.services.database.run(sql, this.services.clock.now(), memberId, id);
  }

  /**
   * Erases the account of an open request. Returns why it cannot be erased yet: money may have come since the member
   * asked. Undefined if it is erased now, or if the request is not open.
   */
  approve(id: number): RefusalError | undefined {
    const { database, members } = this.services;
    return database.transaction(() => {
      const request = this.find(id);
      const member = request?.state === 'OPEN' ? members.byId(request.memberId) : undefined;
      if (!member) return undefined;
      const [obstacle] = this.obstacles(member.id);
      if (obstacle) return createRefusalError(ERASURE_OBSTACLE_CODES[obstacle], REFUSALS[obstacle]);
      this.decide(id, 'ERASED', '');
      eraseMember(database, member, this.isExcluded(member.id));
      return undefined;
    });
  }

  /**
   * Refuses a session to a member who is erased: during a break or an exclusion the mobile number and linked identities
   * still lead to the row. Undefined if the member is not erased.
   */
  refuseErased(memberId: number): RefusalError | undefined {
    if (this.last(memberId)?.state !== 'ERASED') return undefined;
    this.finish();
    return createRefusalError(ERROR_CODES.unknownUser, 'There is no such user');
  }

  /** Refuses an open request. @param reason what the member reads */
  refuse(id: number, reason: string): void {
    if (this.find(id)?.state === 'OPEN') this.decide(id, 'REFUSED', reason);
  }

  private decide(id: number, state: ErasureRow['state'], reason: string): void {
    const sql = 'UPDATE erasureRequest SET state = ?, reason = ?, decidedAt = ? WHERE id = ?';
    this.services.database.run(sql, state, reason, this.services.clock.now(), id);
  }

  /** Erases what recognised members during a break or an exclusion that has ended. */
  private finish(): void {
    const { database, members } = this.services;
    for (const { memberId } of database.all(row, "SELECT * FROM erasureRequest WHERE state = 'ERASED'")) {
      const member = members.byId(memberId);
      if (member) eraseMember(database, member, this.isExcluded(memberId));
    }
  }

  private isExcluded(memberId: number): boolean {
    const { breaks } = this.services;
    return breaks.exclusionEndOf(memberId) > 0 || breaks.endOf(memberId) > 0;
  }

  private obstacles(memberId: number): ErasureObstacle[] {
    const { ledger, database } = this.services;
    const money = ledger.balance(memberId, 'cash') + ledger.balance(memberId, 'held');
    const orders = "SELECT count(*) AS n FROM cashOrder WHERE memberId = ? AND status = 'PENDING'";
    const isOrderOpen = database.count(orders, memberId) > 0;
    return [...(money > 0 ? (['BALANCE'] as const) : []), ...(isOrderOpen ? (['ORDER'] as const) : [])];
  }

  private last(memberId: number): ErasureRow | undefined {
    const sql = 'SELECT * FROM erasureRequest WHERE memberId = ? ORDER BY id DESC LIMIT 1';
    return this.services.database.one(row, sql, memberId);
  }

  private find(id: number): ErasureRow | undefined {
    return this.services.database.one(row, 'SELECT * FROM erasureRequest WHERE id = ?', id);
  }
}
