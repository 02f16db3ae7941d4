import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { ERROR_CODE } from '../../../src/contract/error-codes';
import { tryOpenBody } from '../envelope/open-body';
import type { Services } from '../services';
import type { Incoming } from './incoming';
import { Refusal, refuse } from './refusal';
import { noSession, type RawCall, type SignedIn } from './route';

/** Turns a request into a call of the endpoint: merchant, headers, session, envelope; or says what is wrong with it. */
export function readCall(services: Services, endpoint: AnyEndpoint, incoming: Incoming): RawCall | Refusal {
  const { merchant, headers, ip, origin } = incoming;
  if (!merchant) return refuse('merchant.unknown', 'Unknown merchant');
  const wrong = headerFault(endpoint, incoming);
  if (wrong) return refuse(ERROR_CODE.requestInvalid, wrong);

  const { language = 'CN' } = headers;
  const caller = { services, merchant, language: String(language), ip, origin, headers };
  const signedIn = endpoint.auth === 'none' ? undefined : findSession(services, merchant.code, headers.authorization);
  if (signedIn && signedIn.session.ip !== ip) {
    services.sessions.end(signedIn.session.id, 'other address');
    return refuse(ERROR_CODE.tokenIpDifferent, 'Your network address has changed, please log in again');
  }
  if (endpoint.auth === 'required' && !signedIn) return noSession(caller);

  const body = readBody(services, endpoint, incoming);
  if (body instanceof Refusal) return body;
  return { ...caller, query: Object.fromEntries(incoming.query), body, signedIn };
}

function headerFault(endpoint: AnyEndpoint, { headers }: Incoming): string | undefined {
  for (const [name, value] of Object.entries(endpoint.headers ?? {})) {
    if (headers[name.toLowerCase()] !== value) return `${name} header is not ${value}`;
  }
  if (endpoint.auth === 'none' && headers.authorization) return 'Authorization does not belong on this call';
  if (endpoint.body && !headers['content-type']?.startsWith('application/json')) return 'Content-Type is not JSON';
  return undefined;
}

function findSession(services: Services, merchant: string, token: string | undefined): SignedIn | undefined {
  if (!token) return undefined;
  const session = services.sessions.find(merchant, token);
  const member = session && services.members.byId(session.memberId);
  return member && { session, member };
}

function readBody(services: Services, endpoint: AnyEndpoint, { headers, body }: Incoming): unknown {
  if (!endpoint.body) return undefined;
  const clear = endpoint.encrypted ? tryOpenBody(services.keys.accepted(), headers, body) : body;
  if (clear === undefined) return refuse(ERROR_CODE.encryptionInvalid, 'The request could not be decrypted');
  try {
    return JSON.parse(clear);
  } catch {
    // The sender is told; what does not parse is no business of the log.
    return refuse(ERROR_CODE.requestInvalid, 'The request is not JSON');
  }
}
