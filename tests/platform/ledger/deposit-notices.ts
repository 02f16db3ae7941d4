import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';

const NO_NOTICE = { version: '', bonus: '', funds: '' };

/** Returns the notice that a member has to confirm before the first deposit; empty if there is none, or no longer. */
export function readDepositNotice(
  { database, scenarios }: Pick<Services, 'database' | 'scenarios'>,
  { code, legal }: Merchant,
  memberId: number,
) {
  const notice = legal.depositNotice;
  if (!notice || !scenarios.of(code).depositNotice) return NO_NOTICE;
  const sql = 'SELECT count(*) AS n FROM depositNotice WHERE memberId = ? AND version = ?';
  return database.count(sql, memberId, notice.version) > 0 ? NO_NOTICE : notice;
}

/** Records which notice a member has confirmed, also if the deposit is refused for another reason. */
export function recordDepositNotice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberId: number,
  version: string,
): void {
  database.run('INSERT OR IGNORE INTO depositNotice VALUES (?, ?, ?)', memberId, version, clock.now());
}
