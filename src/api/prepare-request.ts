import { fail, ok, type Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import { DEFAULT_REQUEST_LANGUAGE } from '../contract/bootstrap/early-requests';
import type { AnyEndpoint } from '../contract/endpoint';
import { createRequestId, REQUEST_ID_HEADER } from '../contract/request-id';
import { CACHE_BUSTER_PARAMETER } from '../contract/service-worker-cache';
import type { ApiClientEnvironment } from './api-client-environment';
import type { ApiRequest } from './transport';

/**
 * A request that is ready to be sent, with the key by which equal requests share one response while it is in flight.
 */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly epoch: number;
  /** Id of the call, for all of its attempts. */
  readonly requestId: string;
  readonly carriesToken: boolean;
  /** Key for sharing in-flight requests: equal calls have equal keys (API-4). */
  readonly inFlightKey: string;
}

/** Query, body and cache options of a call to any endpoint. */
export interface UntypedCallOptions {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reload?: boolean;
  readonly readsAge?: boolean;
}

/** Builds the request of a call: URL, headers, body (API-1, API-5, API-6, LOGIN-2). */
export function prepareRequest(
  endpoint: AnyEndpoint,
  fields: UntypedCallOptions,
  context: ApiClientEnvironment,
): Result<PreparedRequest, ApiError> {
  const refuse = (message: string) => fail({ layer: 'request' as const, endpoint: endpoint.name, message });
  if (endpoint.path === '') return refuse('url is null, check');
  const token = endpoint.auth === 'none' ? undefined : context.token();
  if (endpoint.auth === 'required' && !token) return refuse('login required');

  const url = new URL(endpoint.path, context.origin);
  const isSameOrigin = url.origin === context.origin;
  for (const [name, value] of fieldsOf(fields.query)) url.searchParams.set(name, String(value));
  const carriesToken = isSameOrigin && token !== undefined;
  const merchant = context.merchant();
  const language = context.language() || DEFAULT_REQUEST_LANGUAGE;
  const body = fields.body === undefined ? undefined : JSON.stringify(fields.body);
  const device = endpoint.device ? context.deviceHeader?.() : undefined;

  const keyUrl = new URL(url);
  keyUrl.searchParams.delete(CACHE_BUSTER_PARAMETER);
  const epoch = context.epoch();
  const requestId = createRequestId();

  return ok({
    request: {
      url: url.href,
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(isSameOrigin
          ? { ...(merchant === '' ? {} : { Merchant: merchant }), Language: language, [REQUEST_ID_HEADER]: requestId }
          : {}),
        ...(carriesToken ? { Authorization: token } : {}),
        ...(device && isSameOrigin ? { Device: device } : {}),
        ...endpoint.headers,
      },
      ...(body === undefined ? {} : { body }),
      credentials: isSameOrigin,
      cache: cacheModeOf(endpoint, fields),
      maxBytes: endpoint.maxBytes,
    },
    epoch,
    requestId,
    carriesToken,
    inFlightKey: `${merchant}|${language}|${epoch}|${keyUrl.href}`,
  });
}

/** Returns the entries of a query whose value is neither null nor undefined. */
function fieldsOf(query: unknown): [string, unknown][] {
  return Object.entries(Object(query)).filter(([, value]) => value !== undefined && value !== null);
}

/**
 * Returns the HTTP cache mode of a request. A response from the service worker's cache may be old, so only a caller
 * that reads its age gets one; the requests of all other callers go to the platform (OFF-3).
 */
function cacheModeOf(endpoint: AnyEndpoint, { reload, readsAge }: UntypedCallOptions): ApiRequest['cache'] {
  if (endpoint.noCache) return 'no-store';
  return reload || (endpoint.serviceWorkerCache && !readsAge) ? 'reload' : 'default';
}
