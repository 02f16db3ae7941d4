import { createPrivateKey } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import vectors from '../../docs/reference/envelope-vectors.json';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { ping } from '../../src/contract/endpoints/site/domains';
import { type JsonSchema, toJsonSchema } from '../checks/reference/json-schema';
import { tryDecryptBody } from '../platform/envelope/decrypt-body';
import { type RecordedRequest, respondWithJson, startTestServer, type TestServer } from '../support/http/test-server';

/** How the gateway responds to the valid requests of one endpoint. */
export type Answer = (response: ServerResponse, request: RecordedRequest) => void;

export const OTHER_GATEWAY_TOKEN = 'other-gateway-token';
const MEMBER = { username: 'robin', password: 'Nightingale-9' };
const SECOND_FACTOR = { username: 'sam', password: 'Skylark-8', payeeName: 'Sam Sparrow' };
/** The accounts of the gateway, as a file of accounts has them. */
export const OTHER_GATEWAY_ACCOUNTS = {
  member: MEMBER,
  secondFactor: SECOND_FACTOR,
  registration: { usernamePrefix: 'new', password: 'Wagtail-77' },
  deposit: { methodId: '4', amount: '20' },
};

const KEYS = [createPrivateKey(vectors.rsaKey.privateKey)];
const succeed = (response: ServerResponse, value: unknown) => respondWithJson(response, { success: true, value });
const refuse = (response: ServerResponse, errorCode: string, value: unknown = null) =>
  respondWithJson(response, { success: false, errorCode, message: errorCode, value });

/** Values in which the gateway has to have more than the required fields. */
const VALUES: Readonly<Record<string, unknown>> = {
  // The switch of the chat is a text of a system of its own, beside known ones.
  status: { info: { merchantCode: 'OTHER', whitelabel: { CBS3: true, REWCEN3: true }, extra: [1] }, version: '7.1' },
  rsaKey: { publicKey: vectors.rsaKey.publicKeyBase64 },
  ping: { pong: true },
  gameLanes: {
    data: {
      lanes: [
        {
          title: 'Slots &amp; more',
          cards: [{ displayName: 'Fox', gameCode: 12, trial: true, drawAt: '2026-01-02T03:04:05Z' }],
        },
      ],
    },
  },
  memberInfo: { customerType: 0, userName: 'robin' },
  transactions: { list: [{ id: 9, amount: 20.5, orderId: '31', at: '2026-01-02T03:04:05Z' }] },
};

/**
 * Starts a gateway that has nothing in common with the local platform but the contract: it sends required fields alone,
 * ids and amounts as numbers, times as text, fields that nothing reads, and HTTP 200 for an ended session. `answers`
 * replace its response to endpoints, so that it is as wrong as a test needs.
 */
export async function startOtherGateway(answers: Readonly<Record<string, Answer>> = {}): Promise<TestServer> {
  const server = await startTestServer();
  const sessions = new Set<string>();
  const deposits = new Map<string, string>();
  server.respond = (request, response) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === ping.path) response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS' && path === ping.path && !answers.pingPreflight)
      return response.writeHead(200, { 'Access-Control-Allow-Headers': 'Merchant' }).end();
    const endpoint = ENDPOINTS.find((one) => one.path === path && one.method === request.method);
    if (!endpoint) return response.writeHead(404).end('Not here');
    const answer = answers[endpoint.name];
    if (answer) return answer(response, request);
    const { authorization = '' } = request.headers;
    if (endpoint.auth === 'required' && !sessions.has(authorization)) return refuse(response, 'login.not.session');
    if (endpoint.name === 'logout') sessions.delete(authorization);
    if (endpoint.name === 'login' || endpoint.name === 'verifyLoginSecondFactor')
      return signIn(endpoint, request, response, sessions);
    if (endpoint.name === 'submitDeposit' && isReused(request, deposits)) return refuse(response, 'request.reused');
    const value = VALUES[endpoint.name] ?? createRequiredValue(toJsonSchema(endpoint.response, () => ({})));
    respondWithJson(response, endpoint.bare ? value : { success: true, value });
  };
  return server;
}

function signIn(
  { name }: AnyEndpoint,
  request: RecordedRequest,
  response: ServerResponse,
  sessions: Set<string>,
): void {
  const text = tryDecryptBody(KEYS, request.headers, request.body);
  const { username, password, payeeName } = JSON.parse(text ?? '{}');
  const isRight = username === MEMBER.username ? password === MEMBER.password : payeeName === SECOND_FACTOR.payeeName;
  if (text === undefined) refuse(response, 'encryption.invalid');
  else if (username === SECOND_FACTOR.username && name === 'login')
    refuse(response, 'login_verify_required', { payeeName: true });
  else if (!isRight) refuse(response, 'login.cred.err');
  else {
    sessions.add(OTHER_GATEWAY_TOKEN);
    succeed(response, { token: OTHER_GATEWAY_TOKEN, roles: ['player'] });
  }
}

/** Whether the id of a deposit was used before with another body. */
function isReused(request: RecordedRequest, deposits: Map<string, string>): boolean {
  const text = tryDecryptBody(KEYS, request.headers, request.body) ?? '{}';
  const { requestId } = JSON.parse(text);
  const first = deposits.get(requestId) ?? text;
  deposits.set(requestId, first);
  return first !== text;
}

/** Returns a value with the required fields of a schema and one that nothing reads. */
function createRequiredValue(schema: JsonSchema): unknown {
  const types = [schema.type].flat();
  if (Array.isArray(schema.enum)) return schema.enum.at(-1);
  if (types.includes('object')) {
    const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
    const required = Array.isArray(schema.required) ? schema.required : [];
    const fields = properties.filter(([name]) => required.includes(name));
    return { ...Object.fromEntries(fields.map(([name, field]) => [name, createRequiredValue(field)])), zz: null };
  }
  if (types.includes('array')) return [createRequiredValue(schema.items as JsonSchema)];
  if (types.includes('number') || types.includes('integer')) return 20.5;
  return types.includes('boolean') ? true : 'text';
}
