import type { Database } from '../database/database';
import { type Member, member } from './member';
import { hashPassword } from './passwords';

/** What a member starts with; the rest has the schema's defaults. */
export interface NewMember {
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  readonly registeredAt: number;
  readonly mobile?: string;
  /** 1 and 2 are agents. */
  readonly type?: number;
  readonly passwordDefault?: boolean;
  readonly referral?: string;
  readonly affiliate?: string;
  readonly registeredFrom?: string;
  /** Names the request that made the member, which may come again. */
  readonly requestId?: string;
}

/** The members of every merchant. */
export class MemberDirectory {
  constructor(private readonly database: Database) {}

  byName(merchant: string, username: string): Member | undefined {
    const sql = 'SELECT * FROM member WHERE merchant = ? AND username = ?';
    return this.database.one(member, sql, merchant, username.trim());
  }

  byMobile(merchant: string, mobile: string): Member | undefined {
    if (mobile === '') return undefined;
    return this.database.one(member, 'SELECT * FROM member WHERE merchant = ? AND mobile = ?', merchant, mobile);
  }

  byRequest(merchant: string, requestId: string): Member | undefined {
    if (requestId === '') return undefined;
    return this.database.one(member, 'SELECT * FROM member WHERE merchant = ? AND requestId = ?', merchant, requestId);
  }

  byId(id: number): Member | undefined {
    return this.database.one(member, 'SELECT * FROM member WHERE id = ?', id);
  }

  all(): Member[] {
    return this.database.all(member, 'SELECT * FROM member ORDER BY merchant, id');
  }

  /** @returns the member's id, or undefined when the name or the mobile number is taken */
  add(draft: NewMember): number | undefined {
    const { merchant, username, mobile = '' } = draft;
    if (this.byName(merchant, username) || this.byMobile(merchant, mobile)) return undefined;
    return this.database.run(
      `INSERT INTO member (merchant, username, password, mobile, passwordDefault, registeredAt, registeredFrom,
         referral, affiliate, requestId, type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant,
      username,
      hashPassword(draft.password),
      mobile,
      draft.passwordDefault ? 1 : 0,
      draft.registeredAt,
      draft.registeredFrom ?? '',
      draft.referral ?? '',
      draft.affiliate ?? '',
      draft.requestId ?? '',
      draft.type ?? 0,
    ).id;
  }

  /** A password of the member's own: whatever forced a change is settled. */
  setPassword(id: number, password: string): void {
    this.database.run(
      'UPDATE member SET password = ?, firstLogin = 0, passwordExpired = 0, passwordDefault = 0 WHERE id = ?',
      hashPassword(password),
      id,
    );
  }

  setLanguage(id: number, language: string): void {
    this.database.run('UPDATE member SET language = ? WHERE id = ?', language, id);
  }

  /** One more condition of the member's next rank is met, as long as there are some left (VIP-1). */
  meetCondition(id: number): void {
    this.database.run('UPDATE member SET rankDone = rankDone + 1 WHERE id = ? AND rankDone < rankExpected', id);
  }

  setTotpStep(id: number, step: number): void {
    this.database.run('UPDATE member SET totpStep = ? WHERE id = ?', step, id);
  }
}
