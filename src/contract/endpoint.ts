import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ServiceWorkerCacheRule } from './service-worker-cache';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether the session token is sent in `Authorization` (API-6): `required` fails without a session, `optional` sends
 * the token if there is a session, `none` never sends it.
 */
export type EndpointAuth = 'required' | 'optional' | 'none';

/** Who a cached response may be shown to: `public` to every user of the merchant, `member` to that member only. */
export type ResponseScope = 'public' | 'member';

type Fields = GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** An endpoint of the platform. Times are milliseconds. */
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
  /** Schema of `value` in the response envelope, or of the whole body if `bare`. */
  readonly response: ResponseSchema;
  readonly auth: EndpointAuth;
  /** Headers in addition to the shared ones (API-1). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the header `Device` with the device type is sent (LOGIN-2). */
  readonly device?: boolean;
  /** Which users may see a response that the page has cached; if absent, the page does not cache it. */
  readonly cacheable?: ResponseScope;
  /**
   * How the service worker caches the response; if absent, the service worker does not. Only for GET with `auth:
   * 'none'` (OFF-3).
   */
  readonly serviceWorkerCache?: ServiceWorkerCacheRule;
  /** Whether the request bypasses the HTTP cache. */
  readonly noCache?: boolean;
  /** Whether the body is sent encrypted (ENC-1). */
  readonly encrypted?: boolean;
  /** Whether the response lacks the `{success, value}` envelope. */
  readonly bare?: boolean;
  /**
   * Whether the endpoint is called before the first content: it then uses plain fetch, so that axios can load later.
   */
  readonly early?: boolean;
  readonly timeout: number;
  /**
   * Where the endpoint is defined. `specified`: its path and fields are in the platform's specification. `assumed`: by
   * this contract only; an integrator maps it to a real platform.
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
  'method' | 'auth' | 'timeout' | 'source'
> &
  Partial<Pick<Endpoint<Q, B, A>, 'method' | 'auth' | 'timeout' | 'source'>>;

/** Timeout of endpoints that do not set their own (API-1). */
export const DEFAULT_ENDPOINT_TIMEOUT_MS = 30_000;

/**
 * Defines an endpoint. Defaults: GET, {@link DEFAULT_ENDPOINT_TIMEOUT_MS}, `Authorization` when signed in, `specified` (API-1).
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  A extends GenericSchema,
  Q extends Fields | undefined = undefined,
  B extends Fields | undefined = undefined,
>(draft: Draft<Q, B, A>): Endpoint<Q, B, A> {
  return { method: 'GET', auth: 'optional', timeout: DEFAULT_ENDPOINT_TIMEOUT_MS, source: 'specified', ...draft };
}
