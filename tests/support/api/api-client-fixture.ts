import type { ApiClientEnvironment } from '../../../src/api/api-client-environment';
import { lazyAxiosTransport } from '../../../src/api/browser-api-client';
import { type ApiClient, type ApiClientDependencies, createApiClient } from '../../../src/api/create-api-client';
import { sendWithFetch } from '../../../src/api/send-with-fetch';
import type { ApiError } from '../../../src/contract/api-error';
import { webWorkerApi } from '../../../worker/api';
import { createManualClock, type ManualClock } from '../clocks/manual-clock';

/**
 * An API client with the real transports and encryption, a session that the test can change, and the values with
 * which the client has called its callbacks.
 */
export interface ApiClientFixture {
  readonly api: ApiClient;
  readonly clock: ManualClock;
  readonly session: { merchant: string; language: string; token: string | undefined; epoch: number };
  readonly sessionOverErrors: ApiError[];
  readonly errors: ApiError[];
  /** Errors of all failed calls. */
  readonly failures: ApiError[];
  /** Reported deviations from the schema, each as the endpoint's name, a space and the path of the field. */
  readonly deviations: string[];
}

export function createApiClientFixture(
  origin: string,
  overrides: Partial<ApiClientDependencies> = {},
  callbacks: Pick<ApiClientEnvironment, 'onPlatformTime'> = {},
): ApiClientFixture {
  const session: ApiClientFixture['session'] = { merchant: 'FAIR', language: 'EN', token: 'token-1', epoch: 1 };
  const over: ApiError[] = [];
  const errors: ApiError[] = [];
  const failures: ApiError[] = [];
  const deviations: string[] = [];
  const clock = createManualClock();
  const context: ApiClientEnvironment = {
    origin,
    merchant: () => session.merchant,
    language: () => session.language,
    token: () => session.token,
    epoch: () => session.epoch,
    deviceHeader: () => 'PWA',
    onSessionExpired: (error) => over.push(error),
    onFailure: (error) => failures.push(error),
    onError: (error) => errors.push(error),
    onDeviations: (endpoint, found) => deviations.push(...found.map(({ path }) => `${endpoint} ${path}`)),
    ...callbacks,
  };
  const api = createApiClient({
    context,
    earlyTransport: sendWithFetch,
    transport: lazyAxiosTransport,
    encryptBody: webWorkerApi.encryptBody,
    clock,
    random: () => 0,
    ...overrides,
  });
  return { api, clock, session, sessionOverErrors: over, errors, failures, deviations };
}
