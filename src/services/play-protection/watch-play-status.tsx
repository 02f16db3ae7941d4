import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { subscribeToPageComingBack } from '../../browser/device/visibility';
import { useQueryScope } from '../queries/query-scope';
import { restartQuery } from '../queries/restart-query';
import type { FetchedData } from '../queries/run-platform-query';
import { useSession } from '../session/session-store';
import { readMemberKey, useMemberKey } from '../session/use-member-key';
import { getToldBreakEnd } from '../wallet/break-from-play-end';
import { useTransactionStatsQuery } from '../wallet/use-transaction-stats';
import { walletQuery } from '../wallet/wallet-queries';
import { decideReturnRequest } from './decide-return-request';
import { isAnswerWithoutStatus } from './is-answer-without-status';
import { isPlayStatusKnown } from './play-pause-marker';
import { readKnown } from './play-status';
import { recordPlayProtection } from './record-play-protection';

/** Interval at which a wallet that could not be loaded is asked for again: until it is known, nothing is offered (ms). */
const RETRY_MS = 30_000;

/**
 * Records what an answer says of a break. Returns whether the platform must be asked again: a longer break counts on,
 * of which this page had not learned when it asked, as with the first answers of a page.
 */
function recordBreak(told: number, answer: FetchedData<unknown>): boolean {
  const { at, saidAt = 0, askedTicks = 0 } = answer;
  const breakUntil = getToldBreakEnd(told, answer);
  recordPlayProtection({ breakUntil, at: saidAt, heardAt: at, askedTicks });
  const counted = readKnown().find(({ member }) => member === readMemberKey());
  return askedTicks > 0 && counted !== undefined && counted.breakUntil > breakUntil;
}

/**
 * Records what each answer of the platform says about a break (SAFE-4): the wallet's, and that of the statistics, which
 * are polled anyway, so that a tab detects a break that has begun or been lifted on another device. Fetches the wallet
 * if no other part of this page has, also not before the browser has restored the tab, and when somebody comes back to
 * the tab.
 */
export function PlayStatusWatcher() {
  const hasSession = useSession(({ session }) => session !== undefined);
  const isKnown = useSession(({ session }) => isPlayStatusKnown(session));
  const member = useMemberKey();
  const wallet = useQuery({
    ...walletQuery(useQueryScope()),
    enabled: hasSession,
    // What an earlier page of this tab has stored may be from before the browser was closed.
    staleTime: ({ state }) => (state.data?.askedTicks === undefined ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: isKnown ? false : RETRY_MS,
  });
  const stats = useTransactionStatsQuery(hasSession);
  const { refetch } = wallet;
  const client = useQueryClient();
  /** An answer that is on its way may be older than what it is asked for: it counts as little as one that has come. */
  const askAgain = useCallback(() => void restartQuery(client, { refetch }), [client, refetch]);
  /** The request that a return to the tab has sent, until it has its answer. */
  const returned = useRef<{ readonly sentTicks: number; isOutdated: boolean }>(undefined);
  const askOnReturn = useCallback(async () => {
    const { current } = returned;
    const decision = decideReturnRequest(current && performance.now() - current.sentTicks);
    if (current && decision === 'send-after-answer') current.isOutdated = true;
    if (decision !== 'send') return;
    const own = { sentTicks: performance.now(), isOutdated: false };
    returned.current = own;
    await restartQuery(client, { refetch });
    if (returned.current !== own) return;
    returned.current = undefined;
    if (own.isOutdated) await askOnReturn();
  }, [client, refetch]);
  const isAskedAgain = useRef(false);
  /** Not twice in a row: where the storage is full, each answer finds again what it has ended. */
  const askAgainIf = (isNeeded: boolean) => {
    isAskedAgain.current = isNeeded && !isAskedAgain.current;
    if (isAskedAgain.current) askAgain();
  };

  // What was said before the id of the member was known is recorded again under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wallet.data) askAgainIf(recordBreak(wallet.data.value.breakUntil, wallet.data));
  }, [wallet.data, member]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const breakUntil = stats.data?.value.breakUntil;
    if (!stats.data || breakUntil === undefined) return;
    askAgainIf(recordBreak(breakUntil, stats.data));
    // Pages say until when by the wallet, which may be older.
    if (breakUntil === 0 && wallet.data && wallet.data.value.breakUntil > 0) askAgain();
  }, [stats.data, member]);
  useEffect(() => {
    if (wallet.error && isAnswerWithoutStatus(wallet.error)) recordPlayProtection({ at: 0 });
  }, [wallet.error]);
  useEffect(() => {
    if (!hasSession) return;
    return subscribeToPageComingBack(() => void askOnReturn());
  }, [hasSession, askOnReturn]);
  return null;
}
