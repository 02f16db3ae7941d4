import { nextTask, retry, withTimeout } from '../base/async';
import type { Clock } from '../base/clock';
import { fail, type Result } from '../base/result';
import type { WebStore } from '../browser/web-storage';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import type { SealedBody } from '../contract/envelope';
import type { WorkerAnswer } from '../contract/worker-api';
import { createAnswerCache } from './answer-cache';
import type { ApiContext } from './api-context';
import type { Call, CallManner } from './call';
import { openEnvelope, parseAnswer } from './decode-answer';
import { createErrorTeller } from './error-teller';
import { createFlights } from './flights';
import { loadPart } from './load-part';
import { type GivenFields, type PreparedCall, prepareCall } from './prepare-call';
import { isWorthRetrying, RETRIES, RETRY_BASE_MS } from './retry-policy';
import type { ApiRequest, Transport } from './transport';

/** What the client is made of. */
export interface ApiParts {
  readonly context: ApiContext;
  /** Carries the calls before the first content: small. */
  readonly early: Transport;
  /** Carries the others. */
  readonly transport: Transport;
  seal(publicKey: string, bodyText: string): Promise<WorkerAnswer<SealedBody>>;
  /** Kept answers (API-3). */
  readonly store: WebStore;
  readonly clock: Clock;
  /** From 0 up to 1; jitter only. */
  readonly random: () => number;
}

export interface Api {
  readonly call: Call;
  /** Removes every kept answer that belongs to a member (SESS-4). */
  forgetMember(): void;
}

/** Characters of an answer from which on it is checked in a task of its own. */
const LARGE = 100_000;

type Outcome = Result<unknown, ApiError>;
type GivenOptions = CallManner & GivenFields;

/** The client of the platform (API-1 to API-8). */
export function createApi({ context, early, transport, seal, store, clock, random }: ApiParts): Api {
  const cache = createAnswerCache(store, clock);
  const flights = createFlights<Outcome>();
  const tell = createErrorTeller(context);
  let epoch = context.epoch();
  let writes = 0;

  const call = async (endpoint: AnyEndpoint, options: GivenOptions = {}): Promise<Outcome> => {
    if (epoch !== context.epoch()) cache.forgetMember();
    epoch = context.epoch();
    const prepared = prepareCall(endpoint, options, context);
    const outcome = prepared.ok ? await answer(endpoint, prepared.value, options) : prepared;
    if (!outcome.ok) tell(endpoint, outcome.error, prepared.ok ? prepared.value.epoch : epoch, options.quiet === true);
    return outcome;
  };

  async function answer(endpoint: AnyEndpoint, prepared: PreparedCall, manner: CallManner): Promise<Outcome> {
    if (manner.flush) cache.remove(prepared);
    const kept = manner.fresh ? undefined : cache.get(prepared);
    if (kept !== undefined) {
      const parsed = parseAnswer(endpoint, kept);
      if (parsed.ok) return parsed;
    }
    // Only reading is shared: two equal writes are two wishes.
    if (endpoint.method !== 'GET') writes += 1;
    const key = endpoint.method === 'GET' ? prepared.flightKey : `write ${writes}`;
    const landed = await flights(key, manner.signal, (signal) =>
      fetchAnswer(endpoint, prepared, manner.once ? 0 : RETRIES, signal),
    );
    // The member has signed out or another has signed in meanwhile: whatever came is not for this page any more.
    const isLate = prepared.carriesToken && prepared.epoch !== context.epoch();
    return landed === 'aborted' || isLate ? fail({ layer: 'aborted', endpoint: endpoint.name }) : landed;
  }

  async function fetchAnswer(
    endpoint: AnyEndpoint,
    prepared: PreparedCall,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { request } = prepared;
    const opened = endpoint.encrypted
      ? await sendSealed(endpoint, request, retries, signal)
      : await exchange(endpoint, request, retries, signal);
    if (!opened.ok) return opened;
    const parsed = parseAnswer(endpoint, opened.value);
    if (parsed.ok && prepared.epoch === context.epoch()) cache.set(prepared, opened.value);
    return parsed;
  }

  async function sendSealed(
    endpoint: AnyEndpoint,
    request: ApiRequest,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const loaded = await loadPart(() => import('./encrypted-post'));
    if (!loaded.ok) return fail({ layer: loaded.error, endpoint: endpoint.name });
    return loaded.value.postEncrypted({
      endpoint,
      bodyText: request.body ?? '{}',
      call: api.call,
      seal,
      now: clock.now,
      signal,
      post: (sealed) =>
        exchange(
          endpoint,
          { ...request, body: sealed.body, headers: { ...request.headers, ...sealed.headers } },
          retries,
          signal,
        ),
    });
  }

  /** Sends, again where that is harmless, all within the endpoint's time-out, the body's arrival included. */
  async function exchange(
    endpoint: AnyEndpoint,
    request: ApiRequest,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const end = new AbortController();
    if (signal.aborted) end.abort();
    signal.addEventListener('abort', () => end.abort(), { signal: end.signal });
    const carry = endpoint.early ? early : transport;
    const attempt = async () => {
      const received = await carry(request, end.signal);
      const opened = openEnvelope(endpoint, received);
      // Read, checked and kept in one go, a large answer would hold the page up.
      if (received.ok && received.value.text.length > LARGE) await nextTask();
      return opened;
    };
    const tries = retry(attempt, {
      retries,
      baseMs: RETRY_BASE_MS,
      deadline: clock.now() + endpoint.timeout,
      signal: end.signal,
      clock,
      random,
      shouldRetry: (outcome) => isWorthRetrying(endpoint, outcome),
    });
    const outcome = await withTimeout(tries, endpoint.timeout, clock);
    end.abort();
    return outcome.ok ? outcome.value : fail({ layer: 'timeout', endpoint: endpoint.name, afterMs: endpoint.timeout });
  }

  const api: Api = {
    // The answer has passed the endpoint's own schema; the compiler cannot follow a schema through a generic endpoint.
    call: call as Call,
    forgetMember: cache.forgetMember,
  };
  return api;
}
