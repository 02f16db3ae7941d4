import { useEffect } from 'react';
import { memberFingerprint } from '../../../services/session/member-fingerprint';
import { useSession } from '../../../services/session/session-store';
import { trackArrivedDeposits } from '../../../services/tracking/track-money';
import { useTransactionStats } from '../../../services/wallet/use-transaction-stats';

/** Reports the deposits of the signed-in member as they arrive (TRK-1); renders nothing. */
export function TrackDepositArrivals() {
  const count = useTransactionStats(true)?.totalDepositSuccessCount;
  const mark = useSession(({ session }) => memberFingerprint(session));
  useEffect(() => {
    if (count !== undefined && mark !== undefined) void trackArrivedDeposits(count);
  }, [count, mark]);
  return null;
}
