import { retry, withTimeout, yieldToMain } from '../base/async';
import type { Clock } from '../base/clock';
import { fail } from '../base/result';
import type { WebWorkerApi } from '../base/web-worker-api';
import type { AnyEndpoint } from '../contract/endpoint';
import type { ApiClientEnvironment } from './api-client-environment';
import { createApiErrorReporter } from './api-error-reporter';
import type { ApiResult, CallEndpoint, CommonCallOptions } from './call';
import { decodeEnvelope, parseResponseValue } from './decode-response';
import { identifyError } from './identify-error';
import { importTransportChunk } from './import-transport-chunk';
import { type PreparedRequest, prepareRequest, type UntypedCallOptions } from './prepare-request';
import { createRequestDeduplicator } from './request-deduplicator';
import { MAX_RETRIES, RETRY_BASE_DELAY_MS, shouldRetryCall } from './retry-policy';
import type { ApiRequest, Transport } from './transport';

/** Dependencies of the client. */
export interface ApiClientDependencies {
  readonly context: ApiClientEnvironment;
  /** Transport of the endpoints marked `early`. Small, because it is part of the initial script. */
  readonly earlyTransport: Transport;
  /** Transport of all other endpoints. */
  readonly transport: Transport;
  readonly encryptBody: WebWorkerApi['encryptBody'];
  readonly clock: Clock;
  /** Returns a random number in [0, 1); used for jitter only. */
  readonly random: () => number;
}

export interface ApiClient {
  readonly call: CallEndpoint;
}

/** Responses longer than this are parsed in a separate task (characters). */
const LARGE_RESPONSE_CHARS = 100_000;

type Outcome = ApiResult<unknown>;
type AnyCallOptions = CommonCallOptions & UntypedCallOptions;

/** Whether a response has the platform's envelope: a captive portal or a gateway may answer by a clock of its own. */
const isOfPlatform = ({ bare }: AnyEndpoint, decoded: Outcome): boolean =>
  decoded.ok ? !bare : decoded.error.layer === 'business';

/** Creates the API client for the platform (API-1 to API-8). */
export function createApiClient({
  context,
  earlyTransport,
  transport,
  encryptBody,
  clock,
  random,
}: ApiClientDependencies): ApiClient {
  const shareInFlight = createRequestDeduplicator<Outcome>();
  const reportError = createApiErrorReporter(context);
  let unsharedCount = 0;

  const call = async (endpoint: AnyEndpoint, options: AnyCallOptions = {}): Promise<Outcome> => {
    const prepared = prepareRequest(endpoint, options, context);
    const outcome = prepared.ok ? await getResponse(endpoint, prepared.value, options) : prepared;
    if (!outcome.ok) {
      const carriesToken = prepared.ok && prepared.value.carriesToken;
      reportError(outcome.error, {
        carriesToken,
        epoch: prepared.ok ? prepared.value.epoch : context.epoch(),
        quiet: options.quiet,
      });
    }
    return outcome;
  };

  async function getResponse(
    endpoint: AnyEndpoint,
    prepared: PreparedRequest,
    options: CommonCallOptions,
  ): Promise<Outcome> {
    // Only reads are shared: two equal writes are two intents.
    const isShared = endpoint.method === 'GET' && !options.unshared;
    if (!isShared) unsharedCount += 1;
    const key = isShared ? prepared.inFlightKey : `unshared ${unsharedCount}`;
    const shared = await shareInFlight(key, options.signal, (signal) =>
      fetchResponse(endpoint, prepared, options.once ? 0 : MAX_RETRIES, signal),
    );
    // The member has signed out or another one has signed in meanwhile: this page must not see the response.
    const isFormerSession = prepared.carriesToken && prepared.epoch !== context.epoch();
    return shared === 'aborted' || isFormerSession ? fail({ layer: 'aborted', endpoint: endpoint.name }) : shared;
  }

  async function fetchResponse(
    endpoint: AnyEndpoint,
    prepared: PreparedRequest,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { request } = prepared;
    const startedAt = clock.now();
    const decoded = endpoint.encrypted
      ? await sendEncrypted(endpoint, request, retries, signal)
      : await exchange(endpoint, request, retries, signal);
    const { requestId = prepared.requestId, ...traits } = decoded;
    const finish = (outcome: Outcome): Outcome => {
      const finished = outcome.ok
        ? outcome
        : fail(identifyError(outcome.error, requestId, context.isOnline?.() ?? true));
      const error = finished.ok ? undefined : finished.error;
      context.onFinished?.({
        endpoint: endpoint.name,
        requestId,
        at: startedAt,
        tookMs: clock.now() - startedAt,
        error,
      });
      return finished;
    };
    if (!decoded.ok) {
      const failed = finish(decoded);
      if (!failed.ok) context.onFailure?.(failed.error, prepared.carriesToken ? prepared.epoch : undefined);
      return failed;
    }
    const { outcome, deviations } = parseResponseValue(endpoint, decoded.value);
    if (deviations.length > 0) context.onDeviations?.(endpoint.name, deviations);
    const { cachedAt, saidAt, textLength } = traits;
    return { ...finish(outcome), cachedAt, saidAt, textLength, requestId };
  }

  /**
   * Fetches the platform's RSA key, encrypts the body with it and sends the request (ENC-1): once more with a new key if
   * the platform's key has changed meanwhile.
   */
  async function sendEncrypted(
    endpoint: AnyEndpoint,
    request: ApiRequest,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const loaded = await importTransportChunk(() => import('./encrypt-request'));
    if (!loaded.ok) return fail({ layer: loaded.error, endpoint: endpoint.name });
    const { encryptRequest, hasKeyChanged, keyEndpoint } = loaded.value;
    const send = async (): Promise<Outcome> => {
      const key = await api.call(keyEndpoint, { query: { _: String(clock.now()) }, signal, quiet: true });
      const encrypted = await encryptRequest(endpoint, request, key, encryptBody);
      return encrypted.ok ? exchange(endpoint, encrypted.value, retries, signal) : encrypted;
    };
    const first = await send();
    return hasKeyChanged(first) ? send() : first;
  }

  /**
   * Sends a request, and retries it if {@link shouldRetryCall} allows it. The endpoint's timeout covers all attempts,
   * including the transfer of the response bodies.
   */
  async function exchange(
    endpoint: AnyEndpoint,
    request: ApiRequest,
    retries: number,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const end = new AbortController();
    if (signal.aborted) end.abort();
    signal.addEventListener('abort', () => end.abort(), { signal: end.signal });
    const send = endpoint.early ? earlyTransport : transport;
    const deadline = clock.now() + endpoint.timeout;
    const attempt = async (): Promise<Outcome> => {
      const received = await send(request, end.signal, Math.max(deadline - clock.now(), 1));
      const decoded = decodeEnvelope(endpoint, received);
      if (!received.ok) return decoded;
      const { text, cachedAt, saidAt, requestId } = received.value;
      if (saidAt !== undefined && cachedAt === undefined && isOfPlatform(endpoint, decoded))
        context.onPlatformTime?.(saidAt);
      const isLarge = text.length > LARGE_RESPONSE_CHARS;
      // Reading and parsing a large response in one task would block the page.
      if (isLarge) await yieldToMain();
      return { ...decoded, cachedAt, saidAt, requestId, textLength: isLarge ? text.length : undefined };
    };
    const tries = retry(attempt, {
      retries,
      baseMs: RETRY_BASE_DELAY_MS,
      deadline,
      signal: end.signal,
      clock,
      random,
      shouldRetry: (outcome) => shouldRetryCall(endpoint, outcome),
    });
    const outcome = await withTimeout(tries, endpoint.timeout, clock);
    end.abort();
    return outcome.ok ? outcome.value : fail({ layer: 'timeout', endpoint: endpoint.name, afterMs: endpoint.timeout });
  }

  const api: ApiClient = {
    // The response has passed the endpoint's schema; the compiler cannot follow it through a generic endpoint.
    call: call as CallEndpoint,
  };
  return api;
}
