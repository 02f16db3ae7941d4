import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether `Authorization` travels: `required` refuses without a session, `none` never sends it (API-6). */
export type EndpointAuth = 'required' | 'optional' | 'none';

/** Who an answer may be shown to again: `public` to anyone of the merchant, `member` to that member alone. */
export type AnswerScope = 'public' | 'member';

type Fields = GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** One call of the platform, as both sides promise it. Times are milliseconds. */
export interface Endpoint<
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of `value` in the answer envelope, or of the whole body when `bare`. */
  readonly answer: Answer;
  readonly auth: EndpointAuth;
  /** Headers the call adds to the shared ones (API-1). */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call names the device it comes from in the header `Device` (LOGIN-2). */
  readonly device?: boolean;
  /** The answer may be kept and shown again; absent: never. */
  readonly cacheable?: AnswerScope;
  /** The HTTP cache is passed by. */
  readonly noCache?: boolean;
  /** The body travels in the encrypted envelope (ENC-1). */
  readonly encrypted?: boolean;
  /** The answer has no `{success, value}` envelope. */
  readonly bare?: boolean;
  /** Asked before the first content: travels by plain fetch, so that axios can come after it. */
  readonly early?: boolean;
  readonly timeout: number;
  /** `specified`: path and fields stand in the specification. `assumed`: ours; an integrator maps it. */
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
/** What the platform gets to see of a query: after its schema. */
export type ParsedQueryOf<E> =
  E extends Endpoint<infer Q, Fields | undefined, GenericSchema>
    ? Q extends GenericSchema
      ? InferOutput<Q>
      : undefined
    : never;
/** What the platform gets to see of a body: after its schema. */
export type ParsedBodyOf<E> =
  E extends Endpoint<Fields | undefined, infer B, GenericSchema>
    ? B extends GenericSchema
      ? InferOutput<B>
      : undefined
    : never;
export type AnswerOf<E> = E extends Endpoint<Fields | undefined, Fields | undefined, infer A> ? InferOutput<A> : never;
/** What the platform puts into an answer, before its schema fills in defaults. */
export type AnswerInputOf<E> =
  E extends Endpoint<Fields | undefined, Fields | undefined, infer A> ? InferInput<A> : never;

type Draft<Q extends Fields | undefined, B extends Fields | undefined, A extends GenericSchema> = Omit<
  Endpoint<Q, B, A>,
  'method' | 'auth' | 'timeout' | 'source'
> &
  Partial<Pick<Endpoint<Q, B, A>, 'method' | 'auth' | 'timeout' | 'source'>>;

/** Time-out of a call that names none (API-1). */
export const DEFAULT_TIMEOUT = 30_000;

/** Declares an endpoint: GET, 30 s, Authorization when there is a session, specified (API-1). */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  A extends GenericSchema,
  Q extends Fields | undefined = undefined,
  B extends Fields | undefined = undefined,
>(draft: Draft<Q, B, A>): Endpoint<Q, B, A> {
  return { method: 'GET', auth: 'optional', timeout: DEFAULT_TIMEOUT, source: 'specified', ...draft };
}
