import { randomInt } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Clock } from '../clock';
import type { Database } from '../database/database';

const CODE_LIFE = 5 * 60_000;
const MAX_ATTEMPTS = 5;
const DAY = 24 * 3_600_000;
const MAX_A_DAY = 10;

const sms = object({
  id: number(),
  merchant: string(),
  mobile: string(),
  code: string(),
  sentAt: number(),
  expiresAt: number(),
  attempts: number(),
  usedAt: number(),
});
export type Sms = InferOutput<typeof sms>;

/** Codes sent to mobile numbers: each works once, for five minutes, and gives up after five wrong guesses (LOGIN-7). */
export class SmsCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param resendAfter seconds @returns the code, or undefined when it is too soon or too often */
  send(merchant: string, mobile: string, resendAfter: number): string | undefined {
    const now = this.clock.now();
    const since = 'SELECT count(*) AS n FROM sms WHERE merchant = ? AND mobile = ? AND sentAt > ?';
    if (this.database.count(since, merchant, mobile, now - resendAfter * 1000) > 0) return undefined;
    if (this.database.count(since, merchant, mobile, now - DAY) >= MAX_A_DAY) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const insert = 'INSERT INTO sms (merchant, mobile, code, sentAt, expiresAt) VALUES (?, ?, ?, ?, ?)';
    this.database.run(insert, merchant, mobile, code, now, now + CODE_LIFE);
    return code;
  }

  /** Uses a code up; only the last one sent counts. */
  redeem(merchant: string, mobile: string, code: string): boolean {
    const right = this.findRight(merchant, mobile, code);
    if (right) this.database.run('UPDATE sms SET usedAt = ? WHERE id = ?', this.clock.now(), right.id);
    return right !== undefined;
  }

  /** Whether a code is right, without using it up: a second step comes first. A wrong guess counts as ever. */
  isRight(merchant: string, mobile: string, code: string): boolean {
    return this.findRight(merchant, mobile, code) !== undefined;
  }

  /** Newest first. */
  inbox(): Sms[] {
    return this.database.all(sms, 'SELECT * FROM sms ORDER BY id DESC LIMIT 100');
  }

  private findRight(merchant: string, mobile: string, code: string): Sms | undefined {
    const last = this.last(merchant, mobile);
    if (!last || last.usedAt > 0 || last.expiresAt <= this.clock.now() || last.attempts >= MAX_ATTEMPTS)
      return undefined;
    if (last.code === code.trim()) return last;
    this.database.run('UPDATE sms SET attempts = attempts + 1 WHERE id = ?', last.id);
    return undefined;
  }

  private last(merchant: string, mobile: string): Sms | undefined {
    const sql = 'SELECT * FROM sms WHERE merchant = ? AND mobile = ? ORDER BY id DESC LIMIT 1';
    return this.database.one(sms, sql, merchant, mobile);
  }
}

/** Digits only, without the leading zero that people put before a national number. */
export const normalMobile = (mobile: string): string => mobile.replace(/\D/g, '').replace(/^0+/, '');
