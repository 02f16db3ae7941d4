import { useEffect, useReducer, useState } from 'react';
import { systemClock } from '../../base/clock';
import { safeUrl } from '../../base/safe-url';
import { replaceBy } from '../../browser/windows';
import { launchGame } from '../../contract/endpoints/game';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { call } from '../../services/platform/platform';
import { useMember } from '../../services/session/member';
import { queueEvent } from '../../services/tracking/queue-event';
import { IDLE, LAUNCH_DELAY, type LaunchEvent, type LaunchState, reduceLaunch, SLOW_AFTER } from './launch-machine';
import { launchRequest } from './launch-request';

function requestOf(search: string) {
  const { status } = useMerchant.getState();
  return launchRequest(new URLSearchParams(search), {
    hosts: urlHosts(status, location.origin),
    language: useI18n.getState().language.code,
    title: status?.info.whitelabelVal.name ?? '',
    labelName: useMember.getState().member?.clubLabel.labelName ?? '',
  });
}

async function ask(query: ReturnType<typeof requestOf>, attempt: number, signal: AbortSignal): Promise<LaunchEvent> {
  const answer = await call(launchGame, { query, signal, quiet: true });
  if (!answer.ok) return { type: 'failed', attempt, failure: answer.error };
  await queueEvent('gameLaunch');
  const address = safeUrl('game', answer.value.gameUrl, { origin: location.origin });
  return address.ok
    ? { type: 'answered', attempt, address: address.value }
    : { type: 'failed', attempt, failure: { layer: 'address' } };
}

/** Starts the game that an address names, and goes there (GAME-1). @param search query text of the launch page */
export function useLaunch(search: string): { readonly state: LaunchState; readonly retry: () => void } {
  const [query] = useState(() => requestOf(search));
  const [state, dispatch] = useReducer(reduceLaunch, IDLE);
  const { attempt } = state;

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      if (attempt === 0) await systemClock.sleep(LAUNCH_DELAY, signal);
      if (signal.aborted) return;
      dispatch({ type: 'asked', attempt });
      const event = await ask(query, attempt, signal);
      if (!signal.aborted) dispatch(event);
    };
    const tellSlow = async () => {
      await systemClock.sleep(SLOW_AFTER, signal);
      if (!signal.aborted) dispatch({ type: 'slow', attempt });
    };
    void run();
    void tellSlow();
    return () => stop.abort();
  }, [query, attempt]);

  const address = state.phase === 'redirecting' ? state.address : undefined;
  useEffect(() => {
    if (address !== undefined) replaceBy(address);
  }, [address]);

  return { state, retry: () => dispatch({ type: 'retried' }) };
}
