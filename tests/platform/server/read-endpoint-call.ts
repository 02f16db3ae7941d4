import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { depositOrWithdrawal } from '../../../src/contract/endpoints/money/cashier';
import { transactionStats } from '../../../src/contract/endpoints/money/wallet';
import { chatUnreadCount } from '../../../src/contract/endpoints/site/chat';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { tryDecryptBody } from '../envelope/decrypt-body';
import { findActiveSession } from '../members/session-limits';
import { ENDED_BY_EXCLUSION } from '../members/sessions';
import type { Services } from '../services';
import type { IncomingRequest } from './incoming-request';
import { createRefusalError, RefusalError } from './refusal';
import { createNoSessionRefusal, type MemberSession, type RawEndpointCall } from './route';

/** The endpoints with a session that the app polls by itself, which is no use of the session (SESS-7). */
const POLLED: readonly AnyEndpoint[] = [transactionStats, chatUnreadCount, depositOrWithdrawal];

/** Validates a request's merchant, headers, session and encryption. Returns the call, or a refusal. */
export function readEndpointCall(
  services: Services,
  endpoint: AnyEndpoint,
  incoming: IncomingRequest,
): RawEndpointCall | RefusalError {
  const { merchant, headers, ip, origin } = incoming;
  if (!merchant) return createRefusalError('merchant.unknown', 'Unknown merchant');
  const headerError = findHeaderError(endpoint, incoming);
  if (headerError) return createRefusalError(ERROR_CODES.requestInvalid, headerError);

  const { language = 'CN' } = headers;
  const caller = { services, merchant, language: String(language), ip, origin, headers };
  const signedIn = endpoint.auth === 'none' ? undefined : findSession(services, merchant.code, endpoint, headers);
  if (signedIn && signedIn.session.ip !== ip) {
    services.sessions.end(signedIn.session.id, 'other IP address');
    return createRefusalError(ERROR_CODES.tokenIpDifferent, 'Your network address has changed, please log in again');
  }
  if (endpoint.auth === 'required' && !signedIn) return createNoSessionRefusal(caller);

  const body = readBody(services, endpoint, incoming);
  if (body instanceof RefusalError) return body;
  return { ...caller, query: Object.fromEntries(incoming.query), body, signedIn };
}

function findHeaderError(endpoint: AnyEndpoint, { headers }: IncomingRequest): string | undefined {
  for (const [name, value] of Object.entries(endpoint.headers ?? {})) {
    if (headers[name.toLowerCase()] !== value) return `${name} header is not ${value}`;
  }
  if (endpoint.auth === 'none' && headers.authorization) return 'Authorization does not belong on this call';
  if (endpoint.body && !headers['content-type']?.startsWith('application/json')) return 'Content-Type is not JSON';
  return undefined;
}

function findSession(
  services: Services,
  merchant: string,
  endpoint: AnyEndpoint,
  { authorization: token }: IncomingRequest['headers'],
): MemberSession | undefined {
  if (!token) return undefined;
  const session = findActiveSession(services, merchant, token, !POLLED.includes(endpoint));
  const member = session && services.members.byId(session.memberId);
  // Whatever has excluded the member: no session of theirs outlives it.
  if (member && services.playBreaks.exclusionEndOf(member.id) > 0) {
    services.sessions.endOf(member.id, ENDED_BY_EXCLUSION);
    return undefined;
  }
  return member && { session, member };
}

function readBody(services: Services, endpoint: AnyEndpoint, { headers, body }: IncomingRequest): unknown {
  if (!endpoint.body) return undefined;
  const plainText = endpoint.encrypted ? tryDecryptBody(services.keys.accepted(), headers, body) : body;
  if (plainText === undefined)
    return createRefusalError(ERROR_CODES.encryptionInvalid, 'The request could not be decrypted');
  try {
    return JSON.parse(plainText);
  } catch {
    // The refusal tells the sender; invalid JSON is not logged.
    return createRefusalError(ERROR_CODES.requestInvalid, 'The request is not JSON');
  }
}
