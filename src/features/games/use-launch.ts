import { useEffect, useState } from 'react';
import { systemClock } from '../../base/clock';
import { replaceBy } from '../../browser/windows';
import { launchGame } from '../../contract/endpoints/game';
import { noteRecent } from '../../services/games/recent-games';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { call } from '../../services/platform/platform';
import { memberWithin } from '../../services/session/member-within';
import { gameAddress } from './game-address';
import { isLobbyCode, launchRequest } from './launch-request';
import { tellOnce } from './tell-once';
import { type AskAddress, type Launch, useLaunchMachine } from './use-launch-machine';

/** A launch waits so long for the member's label, milliseconds: a page that was just opened may not know it yet. */
const PATIENCE = 1000;

function askFor(search: string): AskAddress {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') ?? '';
  const tell = tellOnce('gameLaunch');
  return async (signal) => {
    const member = await memberWithin(PATIENCE, systemClock);
    const { status } = useMerchant.getState();
    const query = launchRequest(parameters, {
      hosts: urlHosts(status, location.origin),
      language: useI18n.getState().language.code,
      title: status?.info.whitelabelVal.name ?? '',
      labelName: member?.clubLabel.labelName ?? '',
    });
    const address = gameAddress(await call(launchGame, { query, signal, quiet: true }));
    if (address.ok) await Promise.all([tell(), noteRecent(isLobbyCode(code) ? '' : code.trim())]);
    return address;
  };
}

/** Starts the game that an address names, and goes there (GAME-1). @param search query text of the launch page */
export function useLaunch(search: string): Launch {
  const [ask] = useState(() => askFor(search));
  const launch = useLaunchMachine(ask);
  const { state } = launch;
  const address = state.phase === 'redirecting' ? state.address : undefined;
  useEffect(() => {
    if (address !== undefined) replaceBy(address);
  }, [address]);
  return launch;
}
