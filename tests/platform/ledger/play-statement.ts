import { BREAK_FROM_PLAY_DAYS, type BreakFromPlayPeriod } from '../../../src/contract/endpoints/account/play-limits';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Services } from '../services';

const DAY_MS = 24 * 3_600_000;

/** Returns what a member has paid in and out, staked, won and played in a period that ends now. */
export function readPlayStatement(
  { database, clock, playTime }: Pick<Services, 'database' | 'clock' | 'playTime'>,
  memberId: number,
  period: BreakFromPlayPeriod,
) {
  const to = clock.now();
  const from = to - BREAK_FROM_PLAY_DAYS[period] * DAY_MS;
  const sumOrders = (kind: string) =>
    database.count(
      `SELECT coalesce(sum(amount), 0) AS n FROM cashOrder
        WHERE memberId = ? AND kind = ? AND status = 'APPROVED' AND createdAt > ?`,
      memberId,
      kind,
      from,
    );
  const sumBets = (column: 'stake' | 'win') => {
    const sql = `SELECT coalesce(sum(${column}), 0) AS n FROM gameOrder WHERE memberId = ? AND createdAt > ?`;
    return database.count(sql, memberId, from);
  };
  return {
    from,
    to,
    deposits: minorUnitsToAmount(sumOrders('deposit')),
    withdrawals: minorUnitsToAmount(sumOrders('withdraw')),
    staked: minorUnitsToAmount(sumBets('stake')),
    won: minorUnitsToAmount(sumBets('win')),
    minutes: playTime.minutesSince(memberId, from),
  };
}
