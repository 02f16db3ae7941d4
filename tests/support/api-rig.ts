import type { ApiContext } from '../../src/api/api-context';
import { axiosTransport } from '../../src/api/axios-transport';
import { type Api, type ApiParts, createApi } from '../../src/api/create-api';
import { fetchTransport } from '../../src/api/fetch-transport';
import { createWebStore, type WebStore } from '../../src/browser/web-storage';
import type { ApiError } from '../../src/contract/api-error';
import { answers } from '../../worker/answers';
import { createManualClock, type ManualClock } from './manual-clock';

/** A client with the real transports and the real envelope, a session that a test sets, and ears for what it tells. */
export interface ApiRig {
  readonly api: Api;
  readonly clock: ManualClock;
  readonly store: WebStore;
  readonly session: { merchant: string; language: string; token: string | undefined; epoch: number };
  readonly over: ApiError[];
  readonly errors: ApiError[];
}

export function createApiRig(origin: string, parts: Partial<ApiParts> = {}): ApiRig {
  const session: ApiRig['session'] = { merchant: 'FAIR', language: 'EN', token: 'token-1', epoch: 1 };
  const over: ApiError[] = [];
  const errors: ApiError[] = [];
  const clock = createManualClock();
  // No storage area in Node: the store keeps to memory, as it does where a browser refuses.
  const store = createWebStore(() => globalThis.sessionStorage);
  const context: ApiContext = {
    origin,
    merchant: () => session.merchant,
    language: () => session.language,
    token: () => session.token,
    epoch: () => session.epoch,
    deviceHeader: () => 'PWA',
    onSessionOver: (error) => over.push(error),
    onError: (error) => errors.push(error),
  };
  const api = createApi({
    context,
    early: fetchTransport,
    transport: axiosTransport,
    seal: answers.seal,
    store,
    clock,
    random: () => 0,
    ...parts,
  });
  return { api, clock, store, session, over, errors };
}
