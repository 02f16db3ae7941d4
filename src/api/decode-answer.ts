import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { fail, ok, type Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { answerEnvelope } from '../contract/envelope';
import type { RawAnswer, TransportFailure } from './transport';

type Outcome = Result<unknown, ApiError>;

/** Statuses that a gateway answers with when the platform behind it does not. */
export const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** What came over the wire, down to the value in the envelope: fine only when `success` is the boolean true (API-2). */
export function openEnvelope(endpoint: AnyEndpoint, received: Result<RawAnswer, TransportFailure>): Outcome {
  const { name } = endpoint;
  if (!received.ok) {
    return fail(
      received.error === 'large'
        ? { layer: 'decode', endpoint: name, field: 'body' }
        : { layer: received.error, endpoint: name },
    );
  }
  const { status, text } = received.value;
  const body = tryParseJson(text);
  if (status < 200 || status > 299) return fail(decodeFailure(endpoint, status, body));
  if (body === undefined) return fail({ layer: 'decode', endpoint: name, field: 'body' });
  if (endpoint.bare) return ok(body);
  const envelope = safeParse(answerEnvelope, body);
  if (!envelope.success) return fail({ layer: 'decode', endpoint: name, field: fieldOf(envelope.issues[0], 'body') });
  if (!envelope.output.success) return fail(refusalOf(name, envelope.output));
  return ok(envelope.output.value);
}

/** The value of an envelope as the endpoint promises it (API-2). */
export function parseAnswer(endpoint: AnyEndpoint, value: unknown): Outcome {
  // A call that answers nothing may say so with null; where fields are due, the first that is missing gets named.
  const parsed = safeParse(endpoint.answer, value ?? {});
  if (parsed.success) return ok(parsed.output);
  const root = endpoint.bare ? 'body' : 'value';
  return fail({ layer: 'decode', endpoint: endpoint.name, field: fieldOf(parsed.issues[0], root, root) });
}

/** A refusal may travel with its own status; a gateway's page and a lost session are told by the status alone. */
function decodeFailure(endpoint: AnyEndpoint, status: number, body: unknown): ApiError {
  const bare: ApiError = { layer: 'http', endpoint: endpoint.name, status };
  if (GATEWAY_STATUSES.includes(status) || (status === 401 && endpoint.auth !== 'none')) return bare;
  const envelope = safeParse(answerEnvelope, body);
  const isRefusal = envelope.success && !envelope.output.success && envelope.output.errorCode;
  return isRefusal ? refusalOf(endpoint.name, envelope.output) : bare;
}

function refusalOf(
  endpoint: string,
  refusal: { errorCode?: string | null | undefined; message?: string | null | undefined; value?: unknown },
): ApiError {
  const { errorCode, message, value } = refusal;
  return { layer: 'business', endpoint, code: errorCode ?? '', message: message ?? '', value };
}

function fieldOf(issue: Parameters<typeof getDotPath<GenericSchema>>[0], whole: string, prefix = ''): string {
  const path = getDotPath(issue);
  return path === null ? whole : [prefix, path].filter(Boolean).join('.');
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A captive portal's page, an empty body, a cut one: the caller names the field `body`.
    return undefined;
  }
}
