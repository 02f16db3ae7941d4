import type { IncomingHttpHeaders } from 'node:http';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { AnyEndpoint, ParsedBodyOf, ParsedQueryOf, ResponseInputOf } from '../../../src/contract/endpoint';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import { ENDED_BY_CLOSURE, ENDED_BY_EXCLUSION, type Session } from '../members/sessions';
import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';
import { createRefusalError, RefusalError } from './refusal';

/** What an endpoint's handler gets: who calls, from which origin, and the services of the platform. */
export interface CallContext {
  readonly services: Services;
  readonly merchant: Merchant;
  /** Value of the `Language` header: a language code of the platform's specification. */
  readonly language: string;
  readonly ip: string;
  /** Scheme, host and port of the requested URL. */
  readonly origin: string;
  readonly headers: IncomingHttpHeaders;
}

export interface MemberSession {
  readonly member: Member;
  readonly session: Session;
}

/** A validated call: query and body match the contract's schemas. */
export interface EndpointCall<E> extends CallContext {
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
}

export interface RawEndpointCall extends CallContext {
  readonly query: unknown;
  readonly body: unknown;
  readonly signedIn: MemberSession | undefined;
}

export interface Route {
  readonly endpoint: AnyEndpoint;
  /** Returns the response value or a refusal. */
  readonly run: (call: RawEndpointCall) => unknown;
}

type HandlerResult<E> = ResponseInputOf<E> | RefusalError | Promise<ResponseInputOf<E> | RefusalError>;

/** Defines the route of a public endpoint; `signedIn` is set for a request with an active session. */
export function createPublicRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: EndpointCall<E> & { readonly signedIn: MemberSession | undefined }) => HandlerResult<E>,
): Route {
  if (endpoint.auth === 'required') throw new Error(`${endpoint.name} requires a session; use serveMember`);
  return { endpoint, run: (raw) => runHandler(endpoint, raw, (call) => handler({ ...call, signedIn: raw.signedIn })) };
}

/** Defines the route of an endpoint that requires a session. */
export function createMemberRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: EndpointCall<E> & MemberSession) => HandlerResult<E>,
): Route {
  if (endpoint.auth !== 'required') throw new Error(`${endpoint.name} is public; use serve`);
  return {
    endpoint,
    run: (raw) => {
      const { signedIn } = raw;
      return signedIn
        ? runHandler(endpoint, raw, (call) => handler({ ...call, ...signedIn }))
        : createNoSessionRefusal(raw);
    },
  };
}

/**
 * Returns the refusal for a missing session, as configured in the scenario (SESS-3). A device whose session the
 * member's self-exclusion has ended gets a message about it (SAFE-2.6), and one of a closed account the reason (SAFE-5.7).
 */
export function createNoSessionRefusal({ services, merchant, headers }: CallContext): RefusalError {
  const { sessionRefusal } = services.scenarios.of(merchant.code);
  const message = 'Please log in';
  const token = headers.authorization ?? '';
  const isHttp401 = sessionRefusal === 'http401';
  const closed = services.sessions.findMemberOfEnded(merchant.code, token, ENDED_BY_CLOSURE);
  const closure = closed === undefined ? undefined : services.accountClosures.reasonOf(closed);
  if (closure !== undefined) return new RefusalError(ERROR_CODES.accountClosed, closure, isHttp401 ? 401 : 200);
  const excluded = services.sessions.findMemberOfEnded(merchant.code, token, ENDED_BY_EXCLUSION);
  const value = excluded === undefined ? null : (services.playBreaks.describeExclusion(excluded) ?? null);
  return isHttp401
    ? new RefusalError(ERROR_CODES.customerNotLogin, message, 401, value)
    : createRefusalError(sessionRefusal, message, value);
}

function runHandler<E extends AnyEndpoint>(
  endpoint: E,
  raw: RawEndpointCall,
  handler: (call: EndpointCall<E>) => unknown,
): unknown {
  const query = validate(endpoint.query, raw.query);
  if (query instanceof RefusalError) return query;
  const body = validate(endpoint.body, raw.body);
  if (body instanceof RefusalError) return body;
  const { services, merchant, language, ip, origin, headers } = raw;
  const call = { services, merchant, language, ip, origin, headers, query, body };
  return handler(call as EndpointCall<E>); // `query` and `body` come from this endpoint's schemas
}

function validate(schema: GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  return createRefusalError(ERROR_CODES.requestInvalid, `${getDotPath(issue) ?? 'request'}: ${issue.message}`);
}
