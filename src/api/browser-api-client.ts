import { systemClock } from '../base/clock';
import type { WebWorkerApi } from '../base/web-worker-api';
import type { ApiClientEnvironment } from './api-client-environment';
import { type ApiClient, createApiClient } from './create-api-client';
import { importTransportChunk } from './import-transport-chunk';
import { sendWithFetch } from './send-with-fetch';
import type { Transport } from './transport';

/**
 * Sends a request with axios, whose chunk the first request imports. Resolves with an error if the chunk fails to load.
 */
export const lazyAxiosTransport: Transport = async (request, signal, timeoutMs) => {
  const loaded = await importTransportChunk(() => import('./axios-client'));
  return loaded.ok ? loaded.value.sendWithAxios(request, signal, timeoutMs) : loaded;
};

/** Creates the API client of the app, with this page's origin and web worker. Called once, by the composition root. */
export function createBrowserApiClient(
  context: Omit<ApiClientEnvironment, 'origin'>,
  worker: Pick<WebWorkerApi, 'encryptBody'>,
): ApiClient {
  return createApiClient({
    context: { ...context, origin: location.origin },
    earlyTransport: sendWithFetch,
    transport: lazyAxiosTransport,
    encryptBody: worker.encryptBody,
    clock: systemClock,
    random: Math.random,
  });
}
