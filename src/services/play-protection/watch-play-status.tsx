import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueryScope } from '../queries/query-scope';
import { useSession } from '../session/session-store';
import { walletQuery } from '../wallet/wallet-queries';
import { recordPlayProtection } from './play-status';

/**
 * Records what each answer about the wallet says about a break (SAFE-4). Fetches the wallet only if no other part has:
 * until it is known, a member is shown no marketing.
 */
export function PlayStatusWatcher() {
  const hasSession = useSession(({ session }) => session !== undefined);
  const { data } = useQuery({
    ...walletQuery(useQueryScope()),
    enabled: hasSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) recordPlayProtection({ breakUntil: data.value.breakUntil, at: data.at });
  }, [data]);
  return null;
}
