import { useQuery } from '@tanstack/react-query';
import { useQueryScope } from '../queries/query-scope';
import { QueryView } from '../queries/query-view';
import { BreakFromPlayMessage } from '../wallet/break-from-play-message';
import { walletQuery } from '../wallet/wallet-queries';
import { getKnownBreakEnd } from './known-break-end';
import { usePlayStatus } from './play-status';

/** Shown instead of offers: until when there are none, or, while that is not known yet, that it loads or has failed. */
export default function OffersPaused() {
  const status = usePlayStatus();
  const wallet = useQuery({ ...walletQuery(useQueryScope()), enabled: status === 'unknown' });
  if (status === 'open') return null;
  if (status === 'unknown') return <QueryView query={wallet}>{() => null}</QueryView>;
  return <BreakFromPlayMessage until={getKnownBreakEnd()} isExcluded={status === 'excluded'} />;
}
