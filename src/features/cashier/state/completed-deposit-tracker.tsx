import { useEffect } from 'react';
import { computeMemberKey } from '../../../services/session/member-key';
import { useSession } from '../../../services/session/session-store';
import { trackCompletedDeposits } from '../../../services/tracking/track-money';
import { useTransactionStats } from '../../../services/wallet/use-transaction-stats';

/**
 * Tracks an event for each deposit of the signed-in member that has succeeded since the last check (TRK-1); renders
 * nothing.
 */
export function CompletedDepositTracker() {
  const count = useTransactionStats(true)?.totalDepositSuccessCount;
  const memberKey = useSession(({ session }) => computeMemberKey(session));
  useEffect(() => {
    if (count !== undefined && memberKey !== undefined) void trackCompletedDeposits(count);
  }, [count, memberKey]);
  return null;
}
