import { getPlatformRules } from '../merchants/jurisdictions';
import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';

/**
 * Whether a member still has to be asked for a deposit limit: the jurisdiction demands it, and the member has neither
 * answered nor deposited nor set a deposit limit before.
 */
export function isLimitQuestionOpen(services: Services, merchant: Merchant, memberId: number): boolean {
  if (!getPlatformRules(services, merchant).asksForLimit) return false;
  const { database } = services;
  const answers = [
    'SELECT count(*) AS n FROM limitQuestion WHERE memberId = ?',
    `SELECT count(*) AS n FROM cashOrder WHERE memberId = ? AND kind = 'deposit' AND status <> 'REJECTED'`,
    `SELECT count(*) AS n FROM playLimitChange WHERE memberId = ? AND kind = 'DEPOSIT'`,
  ];
  return answers.every((sql) => database.count(sql, memberId) === 0);
}

/** Records that a member has answered the question, also if the deposit is refused for another reason. */
export function recordLimitAnswer({ database, clock }: Pick<Services, 'database' | 'clock'>, memberId: number): void {
  database.run('INSERT OR IGNORE INTO limitQuestion VALUES (?, ?)', memberId, clock.now());
}
