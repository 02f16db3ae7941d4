import { randomInt } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';

const CODE_TTL_MS = 5 * 60_000;
const MAX_ATTEMPTS = 5;
const DAY_MS = 24 * 3_600_000;
const MAX_PER_DAY = 10;

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
export type SmsCodeRow = InferOutput<typeof sms>;

/**
 * Codes sent by SMS. A code can be used once, within five minutes; five wrong attempts invalidate the code (LOGIN-7).
 */
export class SmsCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /**
   * Sends a code. @param resendAfter minimum interval between two codes to the same number (s) @returns the code, or
   * `undefined` if rate-limited
   */
  send(merchant: string, mobile: string, resendAfter: number): string | undefined {
    const now = this.clock.now();
    const since = 'SELECT count(*) AS n FROM sms WHERE merchant = ? AND mobile = ? AND sentAt > ?';
    if (this.database.count(since, merchant, mobile, now - resendAfter * 1000) > 0) return undefined;
    if (this.database.count(since, merchant, mobile, now - DAY_MS) >= MAX_PER_DAY) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const insert = 'INSERT INTO sms (merchant, mobile, code, sentAt, expiresAt) VALUES (?, ?, ?, ?, ?)';
    this.database.run(insert, merchant, mobile, code, now, now + CODE_TTL_MS);
    return code;
  }

  /** Returns whether a code is valid, and invalidates the code. Only the last code sent to a number is valid. */
  redeem(merchant: string, mobile: string, code: string): boolean {
    const match = this.findValid(merchant, mobile, code);
    if (match) this.database.run('UPDATE sms SET usedAt = ? WHERE id = ?', this.clock.now(), match.id);
    return match !== undefined;
  }

  /**
   * Whether a code is valid, without invalidating it (a second factor may follow). A wrong code counts as an attempt.
   */
  isRight(merchant: string, mobile: string, code: string): boolean {
    return this.findValid(merchant, mobile, code) !== undefined;
  }

  /** Returns the sent codes, newest first. */
  inbox(): SmsCodeRow[] {
    return this.database.all(sms, 'SELECT * FROM sms ORDER BY id DESC LIMIT 100');
  }

  private findValid(merchant: string, mobile: string, code: string): SmsCodeRow | undefined {
    const last = this.last(merchant, mobile);
    if (!last || last.usedAt > 0 || last.expiresAt <= this.clock.now() || last.attempts >= MAX_ATTEMPTS)
      return undefined;
    if (last.code === code.trim()) return last;
    this.database.run('UPDATE sms SET attempts = attempts + 1 WHERE id = ?', last.id);
    return undefined;
  }

  private last(merchant: string, mobile: string): SmsCodeRow | undefined {
    const sql = 'SELECT * FROM sms WHERE merchant = ? AND mobile = ? ORDER BY id DESC LIMIT 1';
    return this.database.one(sms, sql, merchant, mobile);
  }
}

/** The fields with which a request names a mobile number. */
export interface SentMobileNumber {
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/** The digits of the calling code of a request; empty if it has none. */
export const readCallingCode = ({ countryDialingCode = '' }: SentMobileNumber): string =>
  countryDialingCode.replace(/\D/g, '');

/**
 * Returns the text by which a merchant knows a number: its digits, in E.164 format if it is of another country than the
 * merchant's. The same digits with two calling codes belong to two members.
 */
export function identifyMobileNumber(diallingCode: string, sent: SentMobileNumber): string {
  const digits = normalizeMobileNumber(sent.mobileNum ?? '');
  const callingCode = readCallingCode(sent);
  const isForeign = digits !== '' && callingCode !== '' && callingCode !== diallingCode;
  return isForeign ? `+${callingCode}${digits}` : digits;
}

/** Returns the digits of a number without leading zeros (trunk prefix). */
export const normalizeMobileNumber = (mobile: string): string => mobile.replace(/\D/g, '').replace(/^0+/, '');
