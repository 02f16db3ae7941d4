import { systemClock } from '../base/clock';
import { sessionStore } from '../browser/web-storage';
import type { WorkerApi } from '../contract/worker-api';
import type { ApiContext } from './api-context';
import { axiosTransport } from './axios-transport';
import { type Api, createApi } from './create-api';
import { fetchTransport } from './fetch-transport';

/** The client as the app uses it: this page's origin, its storage, its worker. Made once, by the composition root. */
export function createBrowserApi(context: Omit<ApiContext, 'origin'>, worker: Pick<WorkerApi, 'seal'>): Api {
  return createApi({
    context: { ...context, origin: location.origin },
    early: fetchTransport,
    transport: axiosTransport,
    seal: worker.seal,
    store: sessionStore,
    clock: systemClock,
    random: Math.random,
  });
}
