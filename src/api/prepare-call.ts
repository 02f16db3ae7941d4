import { fingerprint } from '../base/hash';
import { fail, ok, type Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import type { ApiContext } from './api-context';
import type { ApiRequest } from './transport';

/** A call that is ready to go, with the keys its answer is shared and kept under. */
export interface PreparedCall {
  readonly request: ApiRequest;
  readonly epoch: number;
  readonly carriesToken: boolean;
  /** Equal calls in flight have equal keys (API-4). */
  readonly flightKey: string;
  /** Undefined: the answer is not kept (API-3). */
  readonly cacheKey: string | undefined;
}

/** The fields a call was given, whatever its endpoint. */
export interface GivenFields {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Language that is named when the visitor has none (API-1). */
const DEFAULT_LANGUAGE = 'CN';
/** Makes an address new to caches on the way; it says nothing about the answer. */
const CACHE_BUSTER = '_';

/** Builds the request of a call: address, headers, body (API-1, API-5, API-6, LOGIN-2). */
export function prepareCall(
  endpoint: AnyEndpoint,
  given: GivenFields,
  context: ApiContext,
): Result<PreparedCall, ApiError> {
  const refuse = (message: string) => fail({ layer: 'request' as const, endpoint: endpoint.name, message });
  if (endpoint.path === '') return refuse('url is null, check');
  const token = endpoint.auth === 'none' ? undefined : context.token();
  if (endpoint.auth === 'required' && !token) return refuse('login required');

  const url = new URL(endpoint.path, context.origin);
  const isOurs = url.origin === context.origin;
  for (const [name, value] of fieldsOf(given.query)) url.searchParams.set(name, String(value));
  const carriesToken = isOurs && token !== undefined;
  const merchant = context.merchant();
  const language = context.language() || DEFAULT_LANGUAGE;
  const body = given.body === undefined ? undefined : JSON.stringify(given.body);
  const device = endpoint.device ? context.deviceHeader?.() : undefined;

  const address = new URL(url);
  address.searchParams.delete(CACHE_BUSTER);
  const epoch = context.epoch();
  const sameFor = `${merchant}|${language}|`;
  const scope = endpoint.cacheable === 'member' ? token && `member:${fingerprint(token)}` : endpoint.cacheable;

  return ok({
    request: {
      url: url.href,
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(isOurs ? { Merchant: merchant, Language: language } : {}),
        ...(carriesToken ? { Authorization: token } : {}),
        ...(device && isOurs ? { Device: device } : {}),
        ...endpoint.headers,
      },
      ...(body === undefined ? {} : { body }),
      credentials: isOurs,
      noCache: endpoint.noCache === true,
    },
    epoch,
    carriesToken,
    flightKey: `${sameFor}${epoch}|${address.href}`,
    cacheKey: scope && endpoint.method === 'GET' ? `${scope}|${sameFor}${address.href}` : undefined,
  });
}

/** The named values of a query; absent ones do not travel. */
function fieldsOf(query: unknown): [string, unknown][] {
  return Object.entries(Object(query)).filter(([, value]) => value !== undefined && value !== null);
}
