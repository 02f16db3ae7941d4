import { systemClock } from '../base/clock';
import type { WebWorkerApi } from '../base/web-worker-api';
import type { ApiContext } from './api-context';
import { axiosTransport } from './axios-transport';
import { type ApiClient, createApiClient } from './create-api-client';
import { fetchTransport } from './fetch-transport';

/**
 * Creates the API client of the app, with this page's origin and worker. Called once, by the composition
 * root.
 */
export function createBrowserApiClient(
  context: Omit<ApiContext, 'origin'>,
  worker: Pick<WebWorkerApi, 'encryptBody'>,
): ApiClient {
  return createApiClient({
    context: { ...context, origin: location.origin },
    early: fetchTransport,
    transport: axiosTransport,
    encryptBody: worker.encryptBody,
    clock: systemClock,
    random: Math.random,
  });
}
