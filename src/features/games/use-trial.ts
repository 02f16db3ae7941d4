import { useState } from 'react';
import { trialLaunch } from '../../contract/endpoints/game';
import { call } from '../../services/platform/platform';
import { gameAddress } from './game-address';
import { tellOnce } from './tell-once';
import { type AskAddress, type Launch, useLaunchMachine } from './use-launch-machine';

function askFor(search: URLSearchParams): AskAddress {
  const query = { gameId: search.get('gameId') ?? '', nodeId: search.get('code') ?? '', platform: 'html5' } as const;
  const tell = tellOnce('startTrial');
  return async (signal) => {
    const address = gameAddress(await call(trialLaunch, { query, signal, quiet: true }));
    if (address.ok) await tell();
    return address;
  };
}

/** Asks for the trial that an address names (GAME-3). */
export function useTrial(search: URLSearchParams): Launch {
  const [ask] = useState(() => askFor(search));
  return useLaunchMachine(ask);
}
