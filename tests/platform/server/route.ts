import type { IncomingHttpHeaders } from 'node:http';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { AnswerInputOf, AnyEndpoint, ParsedBodyOf, ParsedQueryOf } from '../../../src/contract/endpoint';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import type { Member } from '../members/member';
import type { Session } from '../members/sessions';
import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';
import { Refusal, refuse } from './refusal';

/** Who calls, from where, and what the platform has to serve with. */
export interface Caller {
  readonly services: Services;
  readonly merchant: Merchant;
  /** Spec language code of the `Language` header. */
  readonly language: string;
  readonly ip: string;
  /** Scheme, host and port that the caller reaches this server by. */
  readonly origin: string;
  readonly headers: IncomingHttpHeaders;
}

export interface SignedIn {
  readonly member: Member;
  readonly session: Session;
}

/** A call as its handler sees it: query and body have passed the contract's schemas. */
export interface Call<E> extends Caller {
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
}

export interface RawCall extends Caller {
  readonly query: unknown;
  readonly body: unknown;
  readonly signedIn: SignedIn | undefined;
}

export interface Route {
  readonly endpoint: AnyEndpoint;
  /** The answer's value, or the refusal. */
  readonly run: (call: RawCall) => unknown;
}

type Answer<E> = AnswerInputOf<E> | Refusal | Promise<AnswerInputOf<E> | Refusal>;

/** Serves an endpoint to anybody; `signedIn` is set when a living session came along. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E> & { readonly signedIn: SignedIn | undefined }) => Answer<E>,
): Route {
  if (endpoint.auth === 'required') throw new Error(`${endpoint.name} is for members: serveMember`);
  return { endpoint, run: (raw) => run(endpoint, raw, (call) => handler({ ...call, signedIn: raw.signedIn })) };
}

/** Serves an endpoint that requires a session; without one the handler is not reached. */
export function serveMember<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E> & SignedIn) => Answer<E>,
): Route {
  if (endpoint.auth !== 'required') throw new Error(`${endpoint.name} is open to visitors: serve`);
  return {
    endpoint,
    run: (raw) => {
      const { signedIn } = raw;
      return signedIn ? run(endpoint, raw, (call) => handler({ ...call, ...signedIn })) : noSession(raw);
    },
  };
}

/** How this merchant's platform says, just now, that there is no session (SESS-3). */
export function noSession({ services, merchant }: Caller): Refusal {
  const { sessionRefusal } = services.scenarios.of(merchant.code);
  const message = 'Please log in';
  return sessionRefusal === 'http401'
    ? new Refusal(ERROR_CODE.customerNotLogin, message, 401)
    : refuse(sessionRefusal, message);
}

function run<E extends AnyEndpoint>(endpoint: E, raw: RawCall, handler: (call: Call<E>) => unknown): unknown {
  const query = parsed(endpoint.query, raw.query);
  if (query instanceof Refusal) return query;
  const body = parsed(endpoint.body, raw.body);
  if (body instanceof Refusal) return body;
  const { services, merchant, language, ip, origin, headers } = raw;
  const call = { services, merchant, language, ip, origin, headers, query, body };
  return handler(call as Call<E>); // the schemas of this very endpoint made `query` and `body`
}

function parsed(schema: GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refuse(ERROR_CODE.requestInvalid, `${getDotPath(issue) ?? 'request'}: ${issue.message}`);
}
