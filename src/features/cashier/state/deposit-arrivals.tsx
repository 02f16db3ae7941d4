import { useEffect } from 'react';
import { trackArrivals } from '../../../services/tracking/track-money';
import { useTransactionStats } from '../../../services/wallet/use-transaction-stats';

/** Reports the deposits of the signed-in member as they arrive (TRK-1); renders nothing. */
export function DepositArrivals() {
  const count = useTransactionStats(true)?.totalDepositSuccessCount;
  useEffect(() => {
    if (count !== undefined) void trackArrivals(count);
  }, [count]);
  return null;
}
