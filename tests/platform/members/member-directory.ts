import type { Database } from '../database/database';
import { type Member, member } from './member';
import { hashPassword } from './passwords';

/** Fields of a new member. All other columns get the defaults of the database schema. */
export interface NewMember {
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  readonly registeredAt: number;
  readonly mobile?: string;
  /** Type of the member; types 1 and 2 are agents. */
  readonly type?: number;
  readonly passwordDefault?: boolean;
  /** Whether the password is random because the member registered through an identity provider. */
  readonly passwordUnset?: boolean;
  readonly referral?: string;
  readonly affiliate?: string;
  readonly registeredFrom?: string;
  /** Id of the registration request, with which a resent request is recognised. */
  readonly requestId?: string;
}

export type InstallPromptInputs = Pick<Member, 'registeredAt' | 'depositCount' | 'withdrawCount'>;

/** The members of all merchants. */
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

  /** Adds a member. @returns its id, or `undefined` if the username or mobile number is taken */
  add(draft: NewMember): number | undefined {
    const { merchant, username, mobile = '' } = draft;
    if (this.byName(merchant, username) || this.byMobile(merchant, mobile)) return undefined;
    return this.database.run(
      `INSERT INTO member (merchant, username, password, mobile, passwordDefault, passwordUnset, registeredAt,
         registeredFrom, referral, affiliate, requestId, type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant,
      username,
      hashPassword(draft.password),
      mobile,
      draft.passwordDefault ? 1 : 0,
      draft.passwordUnset ? 1 : 0,
      draft.registeredAt,
      draft.registeredFrom ?? '',
      draft.referral ?? '',
      draft.affiliate ?? '',
      draft.requestId ?? '',
      draft.type ?? 0,
    ).id;
  }

  /** Sets a password that the member has chosen, and clears the flags that require a password change. */
  setPassword(id: number, password: string): void {
    this.database.run(
      `UPDATE member SET password = ?, firstLogin = 0, passwordExpired = 0, passwordDefault = 0, passwordUnset = 0
         WHERE id = ?`,
      hashPassword(password),
      id,
    );
  }

  /**
   * Resets the password to the merchant's default, as customer service does. The next login is treated as the
   * member's first login.
   */
  resetPassword(id: number, defaultPassword: string): void {
    const sql = 'UPDATE member SET password = ?, firstLogin = 1, passwordDefault = 1 WHERE id = ?';
    this.database.run(sql, hashPassword(defaultPassword), id);
  }

  setLanguage(id: number, language: string): void {
    this.database.run('UPDATE member SET language = ? WHERE id = ?', language, id);
  }

  /**
   * Sets the registration time of a member and the numbers of deposits and withdrawals, on which install prompts
   * depend (ENG-3).
   */
  setHistory(id: number, { registeredAt, depositCount, withdrawCount }: InstallPromptInputs): void {
    const sql = 'UPDATE member SET registeredAt = ?, depositCount = ?, withdrawCount = ? WHERE id = ?';
    this.database.run(sql, registeredAt, depositCount, withdrawCount, id);
  }

  /**
   * Increments the number of conditions that the member has met for the next VIP rank, up to the required number
   * (VIP-1).
   */
  meetCondition(id: number): void {
    this.database.run('UPDATE member SET rankDone = rankDone + 1 WHERE id = ? AND rankDone < rankExpected', id);
  }

  setTotpStep(id: number, step: number): void {
    this.database.run('UPDATE member SET totpStep = ? WHERE id = ?', step, id);
  }
}
