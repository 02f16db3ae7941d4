import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { MAX_RESPONSE_BYTES, type ServiceWorkerCacheRule } from './service-worker-cache';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether the session token is sent in `Authorization` (API-6). `required`: a request without a session fails;
 * `optional`: the token is sent if there is a session; `none`: it is never sent.
 */
export type EndpointAuth = 'required' | 'optional' | 'none';

/**
 * Who may be shown a cached response. `public`: every user of the merchant; `member`: only the member who requested
 * it.
 */
export type CachedResponseAudience = 'public' | 'member';

type Fields = GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** An endpoint of the platform. `timeout` is in milliseconds. */
export interface Endpoint<
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  ResponseSchema extends GenericSchema = GenericSchema,
> {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of `value` in the response envelope, or of the whole response body if `bare` is true. */
  readonly response: ResponseSchema;
  /**
   * Whether a success without a `value` is a failed response, because the app would show an empty list or an amount of
   * zero instead of what the platform knows (API-2). Default: true for a `GET`, whose value is what it is sent for, and
   * false for a write, which has succeeded.
   */
  readonly needsValue: boolean;
  readonly auth: EndpointAuth;
  /** Headers in addition to those of every request (API-1). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the header `Device` with the device type is sent (LOGIN-2). */
  readonly device?: boolean;
  /** Which users may see a response that the page has cached; if absent, the page does not cache it. */
  readonly cacheable?: CachedResponseAudience;
  /**
   * How the service worker caches the response; absent if it must not cache the response. Only for `GET` endpoints
   * with `auth: 'none'` (OFF-3).
   */
  readonly serviceWorkerCache?: ServiceWorkerCacheRule;
  /** Whether the request bypasses the HTTP cache. */
  readonly noCache?: boolean;
  /** Whether the body is sent encrypted (ENC-1). */
  readonly encrypted?: boolean;
  /** Whether the response lacks the `{success, value}` envelope. */
  readonly bare?: boolean;
  /**
   * Whether the endpoint is called before the first content is shown. Such a request uses `fetch` directly, so that
   * axios can load later.
   */
  readonly early?: boolean;
  readonly timeout: number;
  /** Maximum size of the response body (bytes): that of `serviceWorkerCache`, or {@link MAX_RESPONSE_BYTES}. */
  readonly maxBytes: number;
  /**
   * Where the endpoint is defined. `specified`: in the platform's specification; `assumed`: only in this contract, so
   * an integrator has to map it to a real platform.
   */
  readonly source: 'specified' | 'assumed';
}

export type AnyEndpoint = Endpoint<Fields | undefined, Fields | undefined, GenericSchema>;
export type QueryOf<E> =
  E extends Endpoint<infer Q, Fields | undefined, GenericSchema>
    ? Q extends GenericSchema
      ? InferInput<Q>
      : undefined
    : never;
export type BodyOf<E> =
  E extends Endpoint<Fields | undefined, infer B, GenericSchema>
    ? B extends GenericSchema
      ? InferInput<B>
      : undefined
    : never;
/** The query as sent: the output type of its schema. */
export type ParsedQueryOf<E> =
  E extends Endpoint<infer Q, Fields | undefined, GenericSchema>
    ? Q extends GenericSchema
      ? InferOutput<Q>
      : undefined
    : never;
/** The body as sent: the output type of its schema. */
export type ParsedBodyOf<E> =
  E extends Endpoint<Fields | undefined, infer B, GenericSchema>
    ? B extends GenericSchema
      ? InferOutput<B>
      : undefined
    : never;
export type ResponseOf<E> =
  E extends Endpoint<Fields | undefined, Fields | undefined, infer A> ? InferOutput<A> : never;
/** The response value as sent by the platform: the input type of its schema. */
export type ResponseInputOf<E> =
  E extends Endpoint<Fields | undefined, Fields | undefined, infer A> ? InferInput<A> : never;

type Draft<Q extends Fields | undefined, B extends Fields | undefined, A extends GenericSchema> = Omit<
  Endpoint<Q, B, A>,
  'method' | 'needsValue' | 'auth' | 'timeout' | 'maxBytes' | 'source'
> &
  Partial<Pick<Endpoint<Q, B, A>, 'method' | 'needsValue' | 'auth' | 'timeout' | 'maxBytes' | 'source'>>;

/** Timeout of endpoints that do not set their own (API-1). */
export const DEFAULT_ENDPOINT_TIMEOUT_MS = 30_000;

/**
 * Defines an endpoint (API-1). Defaults: method `GET`, `auth: 'optional'`, `source: 'specified'`, the timeout {@link
 * DEFAULT_ENDPOINT_TIMEOUT_MS}, and `needsValue` for a `GET`.
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  A extends GenericSchema,
  Q extends Fields | undefined = undefined,
  B extends Fields | undefined = undefined,
>(draft: Draft<Q, B, A>): Endpoint<Q, B, A> {
  const { method = 'GET' } = draft;
  const needsValue = method === 'GET';
  return {
    needsValue,
    auth: 'optional',
    timeout: DEFAULT_ENDPOINT_TIMEOUT_MS,
    maxBytes: draft.serviceWorkerCache?.maxBytes ?? MAX_RESPONSE_BYTES,
    source: 'specified',
    ...draft,
    method,
  };
}
