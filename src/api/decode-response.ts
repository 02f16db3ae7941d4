import type { InferOutput } from 'valibot';
import { fail, ok, type Result } from '../base/result';
import { type ApiError, isAccountClosed, isSessionOver } from '../contract/api-error';
import { type ContractDeviation, parseTolerantly, type TolerantParseResult } from '../contract/contract-deviation';
import type { AnyEndpoint } from '../contract/endpoint';
import { responseEnvelope } from '../contract/envelope';
import { ERROR_CODES } from '../contract/error-codes';
import type { RawResponse, TransportFailure } from './transport';

type Outcome = Result<unknown, ApiError>;

/** The result of parsing a response, and the deviations of the response from the contract. */
export interface ParsedResponse {
  readonly outcome: Outcome;
  readonly deviations: readonly ContractDeviation[];
}

/** HTTP statuses that a gateway returns if the platform behind it does not respond. */
export const GATEWAY_ERROR_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Returns the value of the response envelope, or the error of the call. Only a response in which `success` is the
 * boolean true is a success (API-2). For an endpoint with `bare`, returns the whole body.
 */
export function decodeEnvelope(endpoint: AnyEndpoint, received: Result<RawResponse, TransportFailure>): Outcome {
  const { name } = endpoint;
  if (!received.ok) return fail(decodeTransportFailure(endpoint, received.error));
  const { status, text } = received.value;
  const body = tryParseJson(text);
  if (status < 200 || status > 299) return fail(decodeFailure(endpoint, status, body));
  if (body === undefined) return fail({ layer: 'decode', endpoint: name, field: 'body' });
  if (endpoint.bare) return ok(body);
  const envelope = parseTolerantly(responseEnvelope, body);
  if (!envelope.ok) return fail({ layer: 'decode', endpoint: name, field: envelope.error.path || 'body' });
  if (!envelope.value.success) return fail(refusalOf(name, envelope.value));
  return ok(envelope.value.value);
}

/**
 * Parses the value of an envelope tolerantly (API-2). A missing value is an error if the endpoint needs one. The error
 * contains the first invalid required field.
 */
export function parseResponseValue(endpoint: AnyEndpoint, value: unknown): ParsedResponse {
  const root = endpoint.bare ? 'body' : 'value';
  const isMissing = value === undefined || value === null;
  const parsed: TolerantParseResult<unknown> =
    isMissing && endpoint.needsValue
      ? { ok: false, error: { path: '', expected: 'Object' } }
      : parseTolerantly(endpoint.response, value ?? {});
  const rooted = ({ path, expected }: ContractDeviation) => ({
    path: path === '' ? root : `${root}.${path}`,
    expected,
  });
  if (parsed.ok) return { outcome: ok(parsed.value), deviations: parsed.deviations.map(rooted) };
  const missing = rooted(parsed.error);
  return {
    outcome: fail({ layer: 'decode', endpoint: endpoint.name, field: missing.path }),
    deviations: [missing],
  };
}

function decodeTransportFailure({ name, timeout }: AnyEndpoint, failure: TransportFailure): ApiError {
  switch (failure) {
    case 'too-large':
      return { layer: 'decode', endpoint: name, field: 'body' };
    case 'timeout':
      return { layer: 'timeout', endpoint: name, afterMs: timeout };
    default:
      return { layer: failure, endpoint: name };
  }
}

/**
 * Returns the error of a response with an HTTP error status. A gateway error has layer `http`, whatever the body
 * contains, and so has a 401 from an endpoint that accepts a token, unless its envelope tells of an exclusion, by its
 * code or by a value that tells why the session is over (SAFE-2.11), or of a closed account (SAFE-5.7). A refusal in the
 * envelope has layer `business`.
 */
function decodeFailure(endpoint: AnyEndpoint, status: number, body: unknown): ApiError {
  const bare: ApiError = { layer: 'http', endpoint: endpoint.name, status };
  if (GATEWAY_ERROR_STATUSES.includes(status)) return bare;
  const envelope = parseTolerantly(responseEnvelope, body);
  if (!envelope.ok || envelope.value.success || !envelope.value.errorCode) return bare;
  const refusal = refusalOf(endpoint.name, envelope.value);
  if (status !== 401 || endpoint.auth === 'none') return refusal;
  const tellsWhy = isSessionOver(refusal) && (envelope.value.value ?? undefined) !== undefined;
  return tellsWhy || envelope.value.errorCode === ERROR_CODES.excluded || isAccountClosed(refusal) ? refusal : bare;
}

function refusalOf(
  endpoint: string,
  { errorCode = '', message = '', value }: InferOutput<typeof responseEnvelope>,
): ApiError {
  return { layer: 'business', endpoint, code: errorCode, message, value };
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A captive portal's page, an empty or truncated body: the caller reports the field `body`.
    return undefined;
  }
}
