import { BREAK_FROM_PLAY_DAYS, type BreakFromPlayPeriod } from '../../../src/contract/endpoints/account/play-limits';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Services } from '../services';

const DAY_MS = 24 * 3_600_000;

type StatementServices = Pick<Services, 'database' | 'clock' | 'playTime'>;

/**
 * Returns what a member has paid in and out, staked, won and played in a period that ends now, and what of it since the
 * session was opened.
 * @param openedAt when the session was opened (epoch ms)
 */
export function readPlayStatement(
  services: StatementServices,
  memberId: number,
  period: BreakFromPlayPeriod,
  openedAt: number,
) {
  const { database, clock } = services;
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
  return {
    from,
    to,
    deposits: minorUnitsToAmount(sumOrders('deposit')),
    withdrawals: minorUnitsToAmount(sumOrders('withdraw')),
    ...readPlaySince(services, memberId, from),
    // A bet in the moment of the sign-in is one of the session.
    session: readPlaySince(services, memberId, openedAt - 1),
  };
}

/** Returns what a member has staked, won and played after a time (epoch ms). */
function readPlaySince({ database, playTime }: StatementServices, memberId: number, since: number) {
  const sumBets = (column: 'stake' | 'win') => {
    const sql = `SELECT coalesce(sum(${column}), 0) AS n FROM gameOrder WHERE memberId = ? AND createdAt > ?`;
    return minorUnitsToAmount(database.count(sql, memberId, since));
  };
  return { staked: sumBets('stake'), won: sumBets('win'), minutes: playTime.minutesSince(memberId, since) };
}
